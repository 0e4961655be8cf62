import { interfaceLanguages } from '#contract/values/languages.ts'
import { answersFile, readAnswers } from './answers.ts'
import { judgeAnswers } from './judge.ts'

// node bench/conversation/measure.ts <language> [<file>]: which answers are not taken as they were meant.
const [wanted, file] = process.argv.slice(2)
const language = interfaceLanguages.find((each) => each === wanted) ?? 'en'
const wrong = { accept: ['nudged', 'helped', 'aside', 'asked', 'passed'], refuse: ['accepted'], help: ['accepted'] }
for (const { template, step, label, text, outcome, reply } of await judgeAnswers(
  language,
  readAnswers(file ?? answersFile(language, 'open')),
))
  if (wrong[label].includes(outcome))
    process.stdout.write(`${label} as ${outcome}  ${template} ${step} | ${text}  →  ${reply}\n`)
