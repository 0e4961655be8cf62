import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { explain } from '#server/analysis/explain.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { chooseNamed, coachLanguage } from '#server/practice/coach/coach.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { correctionsOf } from '#server/practice/measures/corrections.ts'
import { progressAfter } from '#server/practice/measures/progress.ts'

// node bench/conversation/read.ts <language> [<words of a heading>]: conversations with their marked mistakes, and what a teacher would have said.
const [wanted, part = ''] = process.argv.slice(2)
const language = interfaceLanguages.find((each) => each === wanted) ?? 'en'
const file = fileURLToPath(new URL(`${language}/talks.txt`, import.meta.url))
const scripts = new Map((await templatesOf(language)).map((each) => [each.id, each]))
const print = (line: string) => process.stdout.write(`${line}\n`)

/** `## cafe-a2 tr 3 | Selin, 12, jokes`: the template, the student's language, the seed, and who the student is. */
const heading = /^## (?<template>[\w-]+) (?<native>\w+) (?<seed>\d+) \| (?<student>.+)$/

for (const talk of readFileSync(file, 'utf8').split(/^(?=## )/m)) {
  const [first = '', ...lines] = talk.trim().split('\n')
  const { template = '', native = '', seed = '0', student = '' } = heading.exec(first)?.groups ?? {}
  const script = scripts.get(template)
  if (!script || !first.includes(part)) continue
  const turn = { script, seed: Number(seed), native_language: native, student_address: 'informal' as const }
  const texts: string[] = []
  print(`\n## ${template}, ${student} (${native})`)
  let asked = (await converse(turn, texts)).text
  print(`P  ${asked}`)
  for (const line of lines.filter(Boolean)) {
    // What a teacher would have said of the message before.
    if (line.startsWith('=')) {
      print(`   ${line}`)
      continue
    }
    const before = await progressAfter({ ...turn, engine: 'guided' }, texts)
    const found = await correctionsOf(script, line, script.steps[before.done] ?? null, native, [], asked)
    const corrections = await chooseNamed(script, found, () => Promise.resolve([]))
    texts.push(line)
    const { text, coach, outcome } = await converse({ ...turn, corrections }, texts)
    print(`S  ${line}`)
    const explained = await explain(corrections, script.language, coachLanguage(script, native))
    for (const { written, better, why, coaching } of explained)
      print(`   * ${written} → ${better} (${why ?? ''}) ${coaching ?? 'summary'}`)
    if (coach) print(`   coach: ${coach}`)
    print(`P  ${text}   [${outcome}]`)
    asked = text
  }
}
