import { expect, test } from 'vitest'
import { type AddressLanguage, addressLanguages } from '#contract/values/student-address.ts'
import { leaves } from '../test/leaves.ts'
import { fetchFormalWords, formalFiles } from '../lib/words/formal-words.ts'
import { fetchWords } from '../lib/words/word-files.ts'

/** Words that belong to only one of the two forms of address, and imperatives that stand without any. */
const informal = {
  de: /(?<!\p{L})(?:du|dein\p{L}*|dir|dich|öffne|schreib|lies|tippe|sprich|ruf|beende|versuch|scanne|wähle|ändere|lass|bist|hast|kannst)(?!\p{L})/iu,
  fr: /(?<![\p{L}’])(?:tu|toi|te|ton|ta|tes|t(?=’)|ouvre|écris|lis|touche|parle|appelle|réessaie|scanne|choisis|suis|modifie|continue|demande|coche)(?!\p{L})/iu,
}
const formal = {
  de: /(?<!\p{L})(?:Ihr|Ihre|Ihrem|Ihren|Ihrer|Ihnen)(?!\p{L})|(?<=\p{Ll},? )Sie(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})|(?<!ch)ez(?!\p{L})/iu,
}

const isForStudents = (path: string) =>
  path.startsWith('practice.') || path.startsWith('join.') || path.startsWith('links.card.')

async function wordsOf(language: AddressLanguage, fetch: typeof fetchWords) {
  const bundles = await Promise.all(
    (['practising', 'joining', 'teaching'] as const).map((bundle) => fetch(language, bundle)),
  )
  return new Map(bundles.flatMap(({ words }) => leaves(words)).filter(([path]) => isForStudents(path)))
}

test.each(addressLanguages)(
  'formal words in %s are those of keys that there are, and fill in the same',
  async (language) => {
    const { formal: others } = await formalFiles[language]()
    const usual = await wordsOf(language, fetchWords)
    const variables = (text: string | undefined) => text?.match(/\{\{\w+\}\}/g) ?? []
    for (const [path, text] of leaves(others)) {
      expect(usual.has(path), path).toBe(true)
      expect([path, variables(text)]).toEqual([path, variables(usual.get(path))])
      expect(text).not.toBe(usual.get(path))
    }
  },
)

test.each(addressLanguages)(
  'where a school is formal, no student reads an informal word in %s, and otherwise no formal one',
  async (language) => {
    const [usual, formally] = [await wordsOf(language, fetchWords), await wordsOf(language, fetchFormalWords)]
    expect([...formally.keys()]).toEqual([...usual.keys()])
    expect([...formally].filter(([, text]) => informal[language].test(text))).toEqual([])
    expect([...usual].filter(([, text]) => formal[language].test(text))).toEqual([])
  },
)

test('other languages have one form', async () => {
  expect(await fetchFormalWords('en', 'practising')).toEqual(await fetchWords('en', 'practising'))
})
