import { describe, expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { careIn } from '#server/practice/guided/reply/care.ts'
import { flagsOf } from './flags.ts'

const ofFriends: readonly (readonly [InterfaceLanguage, string])[] = [
  ['en', 'my friend lea was bullied on whatsapp'],
  ['de', 'meine freundin lea wurde auf whatsapp gemobbt'],
  ['fr', 'mon amie a été harcelée sur whatsapp'],
  ['es', 'a mi amiga la acosaron por whatsapp'],
  ['it', 'la mia amica è stata bullizzata su whatsapp'],
  ['pt', 'minha amiga sofreu bullying no whatsapp'],
]

test.each(ofFriends)('%s: "%s" is met with care where it answers nothing', async (language, text) => {
  const script = (await templatesOf(language)).find(({ id }) => id === 'debate-a2')
  if (!script) throw new Error(`There is no debate in ${language}`)
  const { outcome, text: said, progress } = await converse({ script, seed: 0, native_language: null }, [text])
  expect([outcome, said, progress.done]).toEqual(['distress', careIn(language, 'informal'), 0])
})

describe('being bullied is for the school to read', () => {
  test.each([
    ['en', 'they bully me at school', 'Nobody bullies me'],
    ['de', 'Ich werde in der Schule gemobbt', 'Ich wurde nie gemobbt'],
    ['fr', 'On me harcèle au collège', 'Personne ne me harcèle'],
    ['es', 'me hacen bullying', 'Me acuesto a las diez'],
    ['it', 'mi bullizzano', 'Il bullismo è un problema'],
    ['pt', 'fazem bullying comigo', 'Nunca sofri bullying'],
  ])('%s: "%s", and not "%s"', (language, bullied, other) => {
    expect([flagsOf(bullied, [language]), flagsOf(other, [language])]).toEqual([['abuse'], []])
  })
})
