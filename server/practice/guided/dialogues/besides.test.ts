import { describe, expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { converse } from '#server/practice/guided/converse.ts'

const joke = { act: 'joke', matches: [], says: ['On n’en a plus ! Une veste, peut-être ?'], goes_to: 'stay' }
const script = NewChatbot.parse({
  name: 'Magasin',
  language: 'fr',
  level: 'A2',
  vocabulary: [{ word: 'la cabine', meaning: 'une petite pièce où l’on essaie' }],
  steps: [
    { says: 'Vous cherchez quoi ?', expects: ['veste*|pull*'], hint: null, example: 'Un pull.', reactions: [joke] },
    { says: 'C’est pour quand ?', expects: ['demain|mardi|fête*'], hint: null, example: 'Pour mardi.' },
    {
      says: 'Un client attend depuis longtemps. Que dites-vous ?',
      expects: ['pardon|désolé*'],
      hint: null,
      example: null,
    },
    { says: 'Merci et au revoir.', expects: [], hint: null, example: 'Au revoir.' },
  ],
})
const talk = (...texts: string[]) => converse({ script, seed: 0, native_language: 'es' }, texts)

describe('what stands besides an answer, or instead of one', () => {
  test('a message that ends in laughter is met as a joke', async () => {
    const { text, outcome } = await talk('je veux un éléphant lol')
    expect(outcome).toBe('stayed')
    expect(text).toBe('On n’en a plus ! Une veste, peut-être ?')
  })
  test('an answer stays one with laughter after it', async () => {
    expect((await talk('un pull mdr')).outcome).toBe('accepted')
  })
  test('an answer counts where a word is asked for beside it, and the coach explains', async () => {
    const { outcome, coach } = await talk('Je voudrais un pull. C’est quoi, une cabine ?')
    expect(outcome).toBe('accepted')
    expect(coach).toContain('la cabine')
    const asked = await talk('Je voudrais un pull. Comment dit-on « sweater » ?')
    expect(asked.outcome).toBe('accepted')
    expect(asked.coach).toContain('sweater')
  })
  test('a word that is said again because it is not known is no answer', async () => {
    expect((await talk('Une veste. Que veut dire « veste » ?')).outcome).toBe('aside')
    expect((await talk('Je cherche un pull… comment on dit « sweater » ?')).outcome).toBe('aside')
  })
  test('an apology is an answer where one is wanted, and else asks to hear it again', async () => {
    expect((await talk('pardon')).outcome).toBe('aside')
    expect((await talk('un pull', 'demain', 'pardon')).outcome).toBe('accepted')
    expect((await talk('un pull', 'demain', 'Pardon ?')).outcome).toBe('aside')
  })
  test('a goodbye in the middle is returned, and nothing is asked', async () => {
    for (const text of ['non c’est bon. au revoir', 'Je n’ai pas envie. Salut', 'j’ai pas envie, au revoir'])
      expect((await talk(text)).text).toMatch(/au revoir/i)
    expect((await talk('un pull', 'demain', 'pardon', 'merci, au revoir')).progress.is_over).toBe(true)
  })
  test('laughter is no part of a name, and one name is not a name and a city', async () => {
    const said = (says: string[]) => ({ act: null, matches: [], says, goes_to: 'next' })
    const asked = {
      says: 'Tu es qui, et d’où ?',
      expects: ['*'],
      hint: null,
      example: 'Anna, de Rome.',
      reactions: [said(['{name}, de {place} !']), said(['Ah, {place} !']), said(['Salut, {name}.'])],
    }
    const named = NewChatbot.parse({ ...script, steps: [asked, ...script.steps] })
    const answer = async (text: string) =>
      (await converse({ script: named, seed: 0, native_language: 'tr' }, [text])).text
    expect(await answer('Omar')).toMatch(/^Salut, Omar\. /)
    expect(await answer('Omar lol')).toMatch(/^Salut, Omar\. /)
    expect(await answer('de Kyoto')).toMatch(/^Ah, Kyoto ! /)
  })
  test('a question that is told beside an answer is answered where the reaction is to the answer', async () => {
    const when = {
      act: null,
      matches: ['campagne'],
      says: ['Et le matin, on entend les oiseaux dehors.'],
      goes_to: 'next',
    }
    const wanted = {
      says: 'La ville ou la campagne ?',
      expects: ['ville|campagne'],
      hint: null,
      example: 'La ville. Et vous, Paris vous plaît ?',
      reactions: [when],
    }
    const facts = [{ question: 'Votre village vous manque ?', asks: ['village', 'manque'], says: 'Un peu, oui.' }]
    const asking = NewChatbot.parse({ ...script, facts, steps: [wanted, ...script.steps] })
    const text = 'Je préfère la campagne. Votre village vous manque parfois ?'
    const answer = await converse({ script: asking, seed: 0, native_language: 'en' }, [text])
    expect(answer.text).toMatch(/^Et le matin, on entend les oiseaux dehors\. Un peu, oui\. /)
  })
})
