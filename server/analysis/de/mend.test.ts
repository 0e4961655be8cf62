import { expect, test } from 'vitest'
import { analyse } from '#server/analysis/analyse.ts'
import { analyserOf } from '#server/analysis/packs.ts'

const analyser = await analyserOf('de')

const spelt = (word: string): string => {
  if (!analyser) throw new Error('German is not checked')
  const text = `Hier ist ${word} noch einmal.`
  const { findings } = analyse(analyser, text, { known: [], native_language: null })
  return findings.find(({ written }) => written === word)?.better ?? word
}

test.each([
  ['moechte', 'möchte'],
  ['gruesse', 'grüße'],
  ['Tueren', 'Türen'],
  ['suess', 'süß'],
  ['Fruehstueck', 'Frühstück'],
  ['Strasse', 'Straße'],
  ['Yeit', 'Zeit'],
  ['ywanyig', 'zwanzig'],
])('%s, as typed on a phone or a foreign keyboard, is %s', (word, better) => {
  expect(spelt(word)).toBe(better)
})

test.each([
  ['Kinderzimer', 'Kinderzimmer'],
  ['Gemusesuppe', 'Gemüsesuppe'],
  ['Sprachschuler', 'Sprachschüler'],
])('of the compound %s one part is misspelt: %s', (word, better) => {
  expect(spelt(word)).toBe(better)
})

test.each(['Bergmann', 'Neuer', 'Wochenendausflug', 'Michael', 'Goethe', 'Joel', 'Zuschauer', 'Bauer', 'Aue'])(
  '%s stays as it is',
  (word) => {
    expect(spelt(word)).toBe(word)
  },
)
