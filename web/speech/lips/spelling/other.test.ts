import { expect, test } from 'vitest'
import { practiceLanguages } from '#contract/values/languages.ts'
import { loadSpelling } from '../load-spelling.ts'
import { shapesOf } from '../shapes.ts'

const sentences = {
  nl: ['Goedemorgen, mama', 4],
  ca: ['Bon dia, mare', 2],
  sv: ['Hej, mamma', 2],
  da: ['Goddag, mor', 1],
  no: ['God morgen, pappa', 3],
  fi: ['Hyvää päivää, mummo', 3],
  pl: ['Dzień dobry, mamo', 3],
  cs: ['Dobrý den, mami', 3],
  ro: ['Bună ziua, mamă', 3],
  el: ['Καλημέρα, μπαμπά', 3],
  tr: ['Merhaba, baba', 4],
  ru: ['Привет, мама', 3],
  uk: ['Добрий день, мамо', 3],
  ar: ['مرحبا ماما', 4],
  he: ['שלום אמא', 2],
  hi: ['नमस्ते मम्मी', 3],
  zh: ['你好', 0],
  ja: ['こんばんは、ママ', 3],
  ko: ['안녕하세요 밥', 2],
  vi: ['Xin chào mẹ, bò', 2],
  id: ['Selamat pagi, buku', 3],
} as const

test.each(Object.entries(sentences))(
  'in %s the lips close where the script says so',
  async (language, [text, least]) => {
    const spelling = await loadSpelling(practiceLanguages.find((each) => each === language) ?? 'en')
    const shapes = shapesOf(text, spelling)
    const closings = shapes.filter(({ viseme }) => viseme === 'closed')
    expect(closings.length).toBeGreaterThanOrEqual(Math.min(least, 3) - 1)
    expect(new Set(shapes.map(({ viseme }) => viseme)).size).toBeGreaterThan(2)
    expect(shapes.at(-1)?.viseme).toBe('rest')
  },
)

test('every practice language can be read, and comes from the same place twice', async () => {
  for (const language of practiceLanguages) {
    expect(shapesOf('123 mama', await loadSpelling(language)).length).toBeGreaterThan(4)
    expect(await loadSpelling(language)).toBe(await loadSpelling(language))
  }
})

const visemes = async (language: 'ja' | 'ko' | 'zh' | 'el' | 'ar', text: string) =>
  shapesOf(text, await loadSpelling(language)).map(({ viseme }) => viseme)

test('Korean syllables are taken apart', async () => {
  expect(await visemes('ko', '밤')).toEqual(['closed', 'open', 'closed', 'rest'])
  expect(await visemes('ko', '우리')).toEqual(['pucker', 'tongue', 'wide', 'rest'])
})

test('both Japanese syllabaries say the same', async () => {
  expect(await visemes('ja', 'カメラ')).toEqual(await visemes('ja', 'かめら'))
  expect(await visemes('ja', 'こんばん')).toEqual(['small', 'round', 'closed', 'closed', 'open', 'tongue', 'rest'])
})

test('a Chinese character always looks the same, and not like every other', async () => {
  expect(await visemes('zh', '学')).toEqual(await visemes('zh', '学'))
  expect(new Set(await Promise.all(Array.from('我们学习中文', (each) => visemes('zh', each)))).size).toBeGreaterThan(3)
})

test('Greek says b with two letters, and Arabic the vowels that it does not write', async () => {
  expect(await visemes('el', 'μπου')).toEqual(['closed', 'pucker', 'rest'])
  expect(await visemes('ar', 'بنت')).toEqual(['closed', 'open', 'tongue', 'open', 'tongue', 'rest'])
})
