import { expect, test } from 'vitest'
import { addressLanguages } from '#contract/languages.ts'
import { leaves, type Tree } from '../test/leaves.ts'
import { fetchFormalWords } from '../lib/formal-words.ts'
import { fetchWords } from '../lib/word-files.ts'

/** Words that only one of the two ways to address somebody has, and imperatives that stand without any. */
const informal = {
  de: /(?<!\p{L})(?:du|dein\p{L}*|dir|dich|öffne|schreib|lies|tippe|sprich|ruf|beende|versuch|scanne|wähle|ändere|lass|bist|hast|kannst)(?!\p{L})/iu,
  fr: /(?<![\p{L}’])(?:tu|toi|te|ton|ta|tes|t(?=’)|ouvre|écris|lis|touche|parle|appelle|réessaie|scanne|choisis|suis|modifie|continue|demande|coche)(?!\p{L})/iu,
}
const formal = {
  de: /(?<!\p{L})(?:Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihnen)(?!\p{L})|(?<=\p{Ll},? )Sie(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})|(?<!ch)ez(?!\p{L})/iu,
}

const isForStudents = (path: string) => path.startsWith('practice.') || path.startsWith('links.card.')

async function wordsOf(language: (typeof addressLanguages)[number]) {
  const [practising, teaching, instead] = await Promise.all([
    fetchWords(language, 'practising'),
    fetchWords(language, 'teaching'),
    fetchFormalWords(language, 'formal'),
  ])
  const usual = new Map(leaves({ ...practising.words, ...teaching.words }).filter(([path]) => isForStudents(path)))
  return { usual, instead: new Map(leaves(instead as Tree)) }
}

test.each(addressLanguages)(
  'formal words in %s stand under keys of the usual ones, fill in the same, and differ',
  async (language) => {
    const { usual, instead } = await wordsOf(language)
    const variables = (text: string | undefined) => text?.match(/\{\{\w+\}\}/g) ?? []
    for (const [path, text] of instead) {
      expect(usual.has(path), path).toBe(true)
      expect([path, variables(text)]).toEqual([path, variables(usual.get(path))])
      expect(text).not.toBe(usual.get(path))
    }
  },
)

test.each(addressLanguages)(
  'where a school is formal, no student reads an informal word in %s, and otherwise no formal one',
  async (language) => {
    const { usual, instead } = await wordsOf(language)
    const read = new Map([...usual, ...instead])
    expect([...read].filter(([, text]) => informal[language].test(text))).toEqual([])
    expect([...usual].filter(([, text]) => formal[language].test(text))).toEqual([])
  },
)

test('other languages have one form, and so has an informal school', async () => {
  expect([await fetchFormalWords('en', 'formal'), await fetchFormalWords('de', 'informal')]).toEqual([
    undefined,
    undefined,
  ])
})
