import { expect, test } from 'vitest'
import { converse } from '#server/practice/guided/converse.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'

const hostile = {
  en: [
    "I don't want to talk about it",
    'Where is the station?',
    'dunno',
    'how do i say cuchara',
    'more slow please',
    'what must i write now',
    'please use easy words',
  ],
  es: [
    'no quiero hablar de eso',
    '¿Dónde está la playa?',
    'ni idea',
    'como se dice spoon',
    'mas despacio por favor',
    'no pillo la pregunta',
    'con palabras faciles porfa',
  ],
  fr: [
    "j'ai pas envie d'en parler",
    "On peut parler d'autre chose ?",
    'Je préfère ne rien dire.',
    'Où est la gare ?',
    'chais pas',
    'comment on dit spoon',
    "j'ai rien compris à ta question",
    'je pige pas',
    'plus lentement svp',
  ],
  de: [
    'Das geht dich nichts an',
    'wo ist die toilette',
    'weiss nicht',
    'wie sagt man spoon',
    'langsamer bitte',
    'ich check die frage nicht',
    'bitte mit leichten wörtern',
  ],
  it: [
    'non mi va di parlarne',
    "Possiamo parlare di un'altra cosa?",
    "Chiedimi un'altra cosa.",
    "Dov'è la stazione?",
    'boh',
    'come si dice spoon',
    'mi puoi aiutare',
    'non ho capito niente della domanda',
    'è troppo difficile per me',
  ],
  pt: [
    'não quero falar sobre isso',
    'onde é o banheiro',
    'sei lá',
    'como fala spoon',
    'mais devagar por favor',
    'nao saquei a pergunta',
    'com palavras faceis por favor',
  ],
} as const

test.each(Object.entries(hostile))('what is no answer is never taken for one in %s', async (language, texts) => {
  const [template] = await templatesOf(language as keyof typeof hostile)
  if (!template) throw new Error('a template is missing')
  const step = { says: 'A?', expects: [], hint: null, example: null }
  const script = { ...template, steps: [step, step] }
  for (const text of texts) {
    const { progress, was_accepted } = await converse({ script, seed: 1, native_language: null }, [text])
    expect({ text, was_accepted, done: progress.done }).toEqual({ text, was_accepted: false, done: 0 })
  }
})

test('where a question is wanted, one is an answer', async () => {
  const [template] = await templatesOf('en')
  if (!template) throw new Error('a template is missing')
  const steps = [{ says: 'Anything to ask?', expects: [], hint: null, example: 'How much is it?' }]
  const script = { ...template, steps }
  const { was_accepted } = await converse({ script, seed: 1, native_language: null }, ['Where is the station?'])
  expect(was_accepted).toBe(true)
})

test('“nothing” is no answer where nothing was understood', async () => {
  const [template] = await templatesOf('it')
  if (!template) throw new Error('a template is missing')
  const steps = [{ says: 'Con latte o zucchero?', expects: ['latte|zucchero|niente'], hint: null, example: 'Niente.' }]
  const script = { ...template, steps }
  const outcomeOf = async (text: string) => (await converse({ script, seed: 1, native_language: null }, [text])).outcome
  expect(await outcomeOf('Niente, grazie')).toBe('accepted')
  expect(await outcomeOf('Non ho capito niente')).toBe('aside')
})
