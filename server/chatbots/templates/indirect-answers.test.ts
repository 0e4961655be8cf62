import { expect, test } from 'vitest'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from '#server/practice/guided/converse.ts'

type Said = readonly [template: string, step: number, text: string]

/** What becomes of a message at a step, after the model answers to the steps before it. */
async function outcomeAt(language: 'en' | 'de' | 'fr', [id, step, text]: Said) {
  const script = (await templatesOf(language)).find((each) => each.id === id)
  if (!script) throw new Error(`There is no template ${id} in ${language}`)
  const before = script.steps.slice(0, step - 1).map(({ example }) => example ?? '')
  const { outcome } = await converse({ script, seed: 0, native_language: null }, [...before, text])
  return outcome
}

const right: Record<'en' | 'de' | 'fr', readonly Said[]> = {
  en: [
    ['cafe-a2', 4, 'My train leaves soon, so in a paper cup'],
    ['cafe-a2', 7, 'My sister is paying today'],
    ['cafe-b1', 2, 'Honestly, I’m over the moon'],
    ['hotel-a2', 3, 'My knee is bad, I can’t climb stairs'],
    ['hotel-a2', 7, 'Our flight leaves at seven, so very early'],
    ['doctor-b1', 2, 'I was running after my dog and missed the kerb'],
    ['doctor-b1', 6, 'Something to show who I am'],
    ['directions-a2', 2, 'My legs hurt a lot'],
    ['directions-b1', 3, 'I always have a torch in my bag'],
    ['small-talk-a2', 1, 'I’m the son of Mr Brown'],
    ['small-talk-a2', 2, 'Way too long!'],
    ['debate-a2', 3, 'You’ve got a point there'],
    ['debate-b1', 7, 'From fourteen you may have one'],
    ['negotiation-b2', 4, 'I think I can live with it'],
  ],
  de: [
    ['cafe-a2', 1, 'Mir ist eiskalt, irgendwas Warmes'],
    ['cafe-a2', 3, 'Mein Magen ist leer, ein Käsebrötchen'],
    ['hotel-a2', 1, 'Das läuft bestimmt unter Schneider'],
    ['hotel-a2', 3, 'Wir haben zwei Kinder, die brauchen Platz'],
    ['hotel-a2', 7, 'Unser Flug geht ganz früh'],
    ['doctor-a2', 5, 'Ich wohne allein, das ist schwierig'],
    ['doctor-b1', 1, 'Meine Tochter hat einen Ausschlag'],
    ['doctor-b1', 3, 'Nachts halte ich es kaum aus'],
    ['job-interview-b1', 6, 'Solange es nicht der Freitag ist, da habe ich Training'],
    ['directions-a2', 2, 'Mein Gepäck ist so schwer'],
    ['directions-a2', 3, 'Auf die linke Seite'],
    ['small-talk-a2', 3, 'Ich bin seit kurzem Single'],
    ['shopping-a2', 5, 'Wie angegossen!'],
    ['negotiation-b2', 4, 'Damit könnte ich leben'],
  ],
  fr: [
    ['cafe-a2', 2, 'Je suis intolérant au lactose'],
    ['cafe-a2', 6, 'Pas grave, ça arrive à tout le monde'],
    ['hotel-a2', 3, 'Mon mari a le vertige'],
    ['hotel-a2', 7, 'Notre avion part très tôt'],
    ['doctor-a2', 5, 'Je vais quand même essayer'],
    ['doctor-a2', 7, 'Exactement ce que vous avez dit'],
    ['doctor-b1', 1, 'Ma fille a plein de boutons'],
    ['job-interview-a2', 4, 'Je garde souvent ma nièce'],
    ['directions-a2', 2, 'J’ai trois valises'],
    ['directions-b1', 6, 'Non, il n’est vraiment pas obligé'],
    ['small-talk-a2', 1, 'Nous sommes la famille du dessus'],
    ['small-talk-b1', 3, 'Heureusement, j’ai un livre'],
    ['shopping-a2', 2, 'Comme la mer'],
    ['debate-a2', 3, 'Moi, je vois les choses autrement'],
  ],
}

const beside: Record<'en' | 'de' | 'fr', readonly Said[]> = {
  en: [
    ['hotel-a2', 3, 'My goldfish has two names'],
    ['cafe-a2', 4, 'The moon is made of cheese'],
    ['doctor-b1', 6, 'Penguins can’t fly'],
  ],
  de: [
    ['hotel-a2', 3, 'Mein Goldfisch hat zwei Namen'],
    ['cafe-a2', 4, 'Der Mond ist aus Käse'],
    ['doctor-b1', 5, 'Pinguine können nicht fliegen'],
  ],
  fr: [
    ['hotel-a2', 3, 'Mon poisson rouge a deux noms'],
    ['cafe-a2', 4, 'La lune est en fromage'],
    ['doctor-b1', 6, 'Les pingouins ne savent pas voler'],
  ],
}

const languages = ['en', 'de', 'fr'] as const
const cases = (of: typeof right) => languages.flatMap((language) => of[language].map((said) => ({ language, said })))

test.each(cases(right))('an indirect answer is taken: $language $said', async ({ language, said }) => {
  expect(await outcomeAt(language, said)).toBe('accepted')
})

test.each(cases(beside))('what is about something else is not: $language $said', async ({ language, said }) => {
  expect(await outcomeAt(language, said)).not.toBe('accepted')
})

const calls: Record<'en' | 'de' | 'fr', readonly Said[]> = {
  en: [
    ['debate-b1', 2, 'I have no argument, could you help me begin?'],
    ['debate-b1', 7, 'Que veut dire compromise ?'],
    ['job-interview-b1', 3, 'Could you ask that in easier words?'],
  ],
  de: [
    ['debate-b1', 2, 'Mir fehlt die Idee, magst du anfangen?'],
    ['doctor-b1', 5, 'Können Sie das bitte einfacher formulieren?'],
    ['debate-b1', 7, 'What does Kompromiss mean?'],
  ],
  fr: [
    ['debate-b1', 2, 'Il me faut une idée'],
    ['cafe-b1', 1, 'Je ne sais pas comment commencer'],
    ['debate-b1', 7, 'Was bedeutet compromis?'],
  ],
}

test.each(cases(calls))('a plea for help is not taken for an answer: $language $said', async ({ language, said }) => {
  expect(await outcomeAt(language, said)).not.toBe('accepted')
})
