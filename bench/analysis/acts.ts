import { existsSync, readFileSync } from 'node:fs'
import type { ActKind } from '#server/analysis/acts/act.ts'
import { analyse } from '#server/analysis/analyse.ts'
import { analyserOf, checkedLanguages } from '#server/analysis/packs.ts'

// What may stand beside any act, as "No, thank you" does.
const soft: ReadonlySet<string> = new Set(['answer', 'greeting', 'thanks', 'goodbye', 'choice', 'yes', 'no'])
const [only, shown] = process.argv.slice(2)
const rows = new Map<string, Map<string, [right: number, all: number]>>()

for (const language of checkedLanguages.filter((each) => only === undefined || each === only)) {
  const file = new URL(`./${language}/acts.txt`, import.meta.url)
  const analyser = existsSync(file) ? await analyserOf(language) : null
  if (!analyser) continue
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [wanted, asked, text] = line.split('|').map((part) => part.trim())
    if (!wanted || wanted.startsWith('#') || text === undefined) continue
    const acts = wanted.split(',')
    const found = new Set<ActKind>(
      analyse(analyser, text, { known: [], native_language: null, asked: asked || null }).acts.map(({ act }) => act),
    )
    const isAnswer = wanted === 'answer'
    const beside = [...found].filter(
      (act) =>
        !acts.includes(act) && (isAnswer ? act !== 'answer' && act !== 'choice' && act !== 'greeting' : !soft.has(act)),
    )
    const isRight = acts.every((act) => [...found].some((each) => each === act)) && beside.length === 0
    const key = acts[0] ?? ''
    const row = rows.get(key) ?? new Map<string, [number, number]>()
    const [right, all] = row.get(language) ?? [0, 0]
    rows.set(key, row.set(language, [right + (isRight ? 1 : 0), all + 1]))
    if (!isRight && shown) console.log(`${wanted}  ${text}  [${[...found].join(', ')}]`)
  }
}

const languages = [...new Set([...rows.values()].flatMap((row) => [...row.keys()]))]
console.log(['act'.padEnd(20), ...languages.map((each) => each.padStart(8))].join(''))
for (const [act, row] of rows) {
  const cells = languages.map((each) => {
    const [right, all] = row.get(each) ?? [0, 0]
    return all === 0 ? '–' : `${((100 * right) / all).toFixed(1)} %`
  })
  console.log([act.padEnd(20), ...cells.map((cell) => cell.padStart(8))].join(''))
}
