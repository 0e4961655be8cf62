import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { addressLanguages, studentAddresses } from '#contract/values/student-address.ts'
import { composeLetter } from '#server/mail/letter.ts'
import { careIn } from '#server/practice/guided/reply/care.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'

const informal = {
  de: /(?<!\p{L})(?:du|dein\p{L}*|dir|dich|schreib|lies|schau|frag|beende|versuch|lass|ergänze|öffne|kopiere)(?!\p{L})/iu,
  fr: /(?<![\p{L}’])(?:tu|toi|te|ton|ta|tes|t(?=’)|écris|demande|pose|essaie|prends|termine|relis|ajoute|copie)(?!\p{L})/iu,
}
const formal = {
  de: /(?<!\p{L})(?:Ihr|Ihre|Ihrem|Ihren|Ihnen)(?!\p{L})|(?<=\p{Ll},? )Sie(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})|(?<!ch)ez(?!\p{L})/iu,
}
const unlike = { informal: formal, formal: informal }
const cases = addressLanguages.flatMap((language) => studentAddresses.map((address) => [language, address] as const))

test.each(cases)('what a partner says in %s is %s throughout', async (language, address) => {
  const { said, coach } = await phrasesOf(language, address)
  const sentences = [...Object.values(said).flat(), ...Object.values(coach), careIn(language, address)]
  expect(sentences.filter((sentence) => unlike[address][language].test(sentence))).toEqual([])
})

test.each(addressLanguages)(
  'formal words in %s have as many ways to say the same, and fill in the same',
  async (language) => {
    const [usual, other] = [await phrasesOf(language), await phrasesOf(language, 'formal')]
    const filledIn = ({ said, coach }: typeof usual) =>
      [...Object.entries(said), ...Object.entries(coach)].map(([key, ways]) => [
        key,
        [ways].flat().map((way) => way.match(/\{\w+\}/g)),
      ])
    expect(filledIn(other)).toEqual(filledIn(usual))
  },
)

test.each(cases)('the letter with a link in %s is %s throughout', (language, student_address) => {
  const mark = { cid: 'mark', bytes: Buffer.of(), media_type: 'image/png' } as const
  const { subject, html, text } = composeLetter({
    kind: 'practice_link',
    language,
    student_address,
    school_name: 'Escuela Sol',
    is_confirmed: true,
    to: 'ana@sol.example',
    first_name: 'Ana',
    link: 'http://127.0.0.1:3000/practice#x',
    mark,
    logo: null,
  })
  const read = `${subject} ${text} ${html.replace(/<style>.*?<\/style>|<[^>]*>/gs, ' ')}`
  expect(unlike[student_address][language].exec(read)?.[0]).toBeUndefined()
})

test('a partner helps in the student’s own language as the school addresses its students', async () => {
  const step = { says: '¿Qué desea?', expects: ['café'], hint: null, example: null }
  const script = NewChatbot.parse({ name: 'Café', language: 'es', help_language: 'own', steps: [step] })
  const helped = async (student_address: (typeof studentAddresses)[number]) =>
    (await converse({ script, seed: 0, native_language: 'de', student_address }, ['pan'])).coach
  expect(await helped('informal')).toContain('Versuch es noch einmal')
  expect(await helped('formal')).toContain('Versuchen Sie es noch einmal')
})

test('other languages have one form', async () => {
  for (const language of interfaceLanguages.filter((one) => !addressLanguages.some((two) => two === one)))
    expect(await phrasesOf(language, 'formal')).toEqual(await phrasesOf(language))
})
