import { test } from 'vitest'
import { englishCafe, spanishCafe } from '#server/test/cafes.ts'
import { expectDialogue } from '#server/test/dialogue.ts'

test('a whole conversation in Spanish goes from the greeting to the end', async () => {
  await expectDialogue(
    spanishCafe,
    [
      ['Hola', 'Hola, qué bien verte por aquí. ¿Qué quiere tomar?'],
      ['¿Qué tal?', 'Todo bien por aquí, gracias. ¿Qué quiere tomar?'],
      ['un cafe con leche', 'Ah, «un café con leche». ¿Y para comer?'],
      ['¿Qué es una cuenta?', '¿Y para comer?', '“la cuenta” means: El papel con el precio.'],
      [
        'una tostda',
        'Hmm, creo que no lo he entendido. ¿Y para comer?',
        '“tostada” is right. Add what’s missing.\nA hint: Pide algo con «quiero».',
      ],
      ['perdón, ¿puede repetir?', 'Claro, otra vez. ¿Y para comer?'],
      [
        'Quiero una tostda con mantequilla.',
        'Ya veo: «Quiero una tostada con mantequilla». ¿Para cuántas personas es?',
      ],
      ['¿Y usted?', '¿Yo? Pues más o menos igual. ¿Para cuántas personas es?'],
      [
        'No sé',
        'No pasa nada, lo repito. ¿Para cuántas personas es?',
        'Read the question again. A word or two is enough to start with.\nA hint: Somos …',
      ],
      ['ayuda', 'No hay problema, otra vez. ¿Para cuántas personas es?', 'A hint: Somos …'],
      [
        'Mañana',
        'Hmm, creo que no lo he entendido. ¿Para cuántas personas es?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Somos …',
      ],
      ['Somos cinco', 'Claro. ¿Qué le gusta de esta ciudad?'],
      ['La playa y el mercado. ¿Y a ti?', 'Bueno, en mi caso es parecido. Muchas gracias por todo. Adiós.'],
      ['Adiós', 'Adiós, hasta pronto.'],
    ],
    { seed: 1, native_language: 'en' },
  )
})

test('a whole conversation in English meets every kind of turn', async () => {
  await expectDialogue(
    englishCafe,
    [
      ['Good morning', 'Hello, it’s nice to see you. What can I get you?'],
      [
        'I don’t understand',
        'No problem, once more. What can I get you?',
        'Read the question again. A word or two is enough to start with.\nA hint: Begin with “I’d like …”.',
      ],
      [
        'Quiero dos tés con leche, por favor',
        'Hmm, could you say that another way? What can I get you?',
        'Please write in the language you’re practising.\nA hint: Begin with “I’d like …”.',
      ],
      [
        'A cup of tee',
        'Sorry, could you try that again? What can I get you?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Begin with “I’d like …”.',
      ],
      [
        'Nothing',
        'Never mind. I’m sorry, we have no milk today. Is that all right?',
        'You could say: “I’d like a cup of tea, please”',
      ],
      [
        'Are you a robot?',
        'This is a guided exercise from your school. There’s no person here and no artificial intelligence. Is that all right?',
      ],
      ['👍', 'I’m listening. Is that all right?'],
      ['That is no problem.', 'Right. How many scones would you like?'],
      ['What does scone mean?', 'How many scones would you like?', '“a scone” means: a small round cake.'],
      [
        'What does marmalade mean?',
        'How many scones would you like?',
        'I can’t explain “marmalade”. Look it up, or ask your teacher.',
      ],
      ['two', 'Sorry, I didn’t quite get that. How many scones would you like?', '“two” is right. Add what’s missing.'],
      ['shut up', 'Let’s leave that and get back to our topic. How many scones would you like?'],
      ['Two scones, plese, and thank you', 'So, “Two scones, please, and thank you”. What brings you to our town?'],
      ['Yes', 'Okay. But I’d like to hear a bit more. What brings you to our town?'],
      [
        'In Spanish, please',
        'Hmm, could you say that another way? What brings you to our town?',
        'Please write in the language you’re practising.\nA hint: Say why you are here.',
      ],
      ['because of my work', 'Thank you, I enjoyed our chat. Goodbye.'],
      ['bye', 'Goodbye, see you soon.'],
    ],
    { seed: 2, native_language: 'es' },
  )
})

test('help comes in the student’s own language, too, where the school wants it', async () => {
  await expectDialogue(
    { ...spanishCafe, help_language: 'own' },
    [
      [
        'no entiendo',
        'No hay problema, otra vez. ¿Qué quiere tomar?',
        'Read the question again. A word or two is enough to start with.\nA hint: Di una bebida: «Quisiera …»',
      ],
      [
        'I want a coffee',
        'Hmm, creo que no lo he entendido. ¿Qué quiere tomar?',
        'Please write in the language you’re practising.\nA hint: Di una bebida: «Quisiera …»',
      ],
      [
        'una mesa',
        'Perdón, no lo he entendido bien. ¿Qué quiere tomar?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Di una bebida: «Quisiera …»',
      ],
      ['Mañana', 'No pasa nada. ¿Y para comer?', 'You could say: “Quisiera un café con leche, por favor”'],
      [
        'tostada',
        'Hmm, creo que no lo he entendido. ¿Y para comer?',
        '“tostada” is right. Add what’s missing.\nA hint: Pide algo con «quiero».',
      ],
    ],
    { seed: 4, native_language: 'en' },
  )
})

test('every mistake is named in a line where the school wants it', async () => {
  await expectDialogue(
    { ...spanishCafe, correction: 'every_mistake' },
    [
      ['un cafe con leche', 'Entiendo. ¿Y para comer?'],
      ['una tostda and butter, por favor', '¿Para cuántas personas es?'],
    ],
    { seed: 4, native_language: 'en' },
  )
})

test('mistakes are not mentioned where they are kept for the end', async () => {
  const script = { ...spanishCafe, correction: 'at_the_end' as const }
  await expectDialogue(script, [['un cafe con leche', 'Entiendo. ¿Y para comer?']], { seed: 4, native_language: 'en' })
})

test('a conversation is over at its length, whatever was said', async () => {
  await expectDialogue(
    { ...spanishCafe, length: 4 },
    [
      ['hola', 'Hola, qué bien verte por aquí. ¿Qué quiere tomar?'],
      ['hola', 'Buenas. ¿Qué quiere tomar?'],
      ['agua', 'De acuerdo. ¿Y para comer?'],
      ['hola', 'Hola, qué bien verte por aquí. Muchas gracias por todo. Adiós.'],
      ['hola', 'Adiós, hasta pronto.'],
    ],
    { seed: 4 },
  )
})

test('a chatbot without steps asks for more until the end', async () => {
  await expectDialogue(
    { ...spanishCafe, steps: [], length: 4 },
    [
      ['Me llamo Ana', 'Entiendo. ¿Y qué pasó después?'],
      ['Vivo en Lima', '¿Y qué se siente?'],
      [
        'no entiendo',
        'No pasa nada, lo repito. ¿Qué dicen otras personas?',
        'Lee la pregunta otra vez. Para empezar bastan una o dos palabras.',
      ],
      ['Tengo un perro', 'Ah, ya. Muchas gracias por todo. Adiós.'],
    ],
    { seed: 4 },
  )
})

test('small talk is answered three times in a row, then the question is helped with', async () => {
  await expectDialogue(
    spanishCafe,
    [
      ['hola', 'Hola, qué bien verte por aquí. ¿Qué quiere tomar?'],
      ['gracias', 'No hay de qué. ¿Qué quiere tomar?'],
      ['¿qué tal?', 'Todo bien por aquí, gracias. ¿Qué quiere tomar?'],
      [
        'hola',
        '¿Cómo? No lo he entendido. ¿Qué quiere tomar?',
        'That doesn’t fit yet. Try again in other words.\nA hint: Di una bebida: «Quisiera …»',
      ],
      ['vale', 'Hmm, creo que no lo he entendido. ¿Qué quiere tomar?'],
    ],
    { seed: 4, native_language: 'en' },
  )
})
