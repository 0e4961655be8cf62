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
      ['¿Qué es una cuenta?', '«la cuenta» significa: El papel con el precio.\n\n¿Y para comer?'],
      ['una tostda', 'Bien, he entendido «tostada». ¿Y lo demás?\n\nA lo mejor esto te ayuda: Pide algo con «quiero».'],
      ['perdón, ¿puede repetir?', 'Claro, otra vez. ¿Y para comer?'],
      [
        'Quiero una tostda con mantequilla.',
        'Ya veo: «Quiero una tostada con mantequilla». ¿Para cuántas personas es?',
      ],
      ['¿Y usted?', 'Gracias por preguntar, pero hoy se trata de ti. ¿Para cuántas personas es?'],
      ['No sé', 'No pasa nada.\n\nA lo mejor esto te ayuda: Somos …\n\n¿Para cuántas personas es?'],
      ['ayuda', 'Claro, te ayudo.\n\nUna pista: Somos …\n\n¿Para cuántas personas es?'],
      ['Mañana', 'Veámoslo otra vez.\n\nA lo mejor esto te ayuda: Somos …'],
      ['Somos cinco', 'Se entiende todo. ¿Qué le gusta de esta ciudad?'],
      [
        'La playa y el mercado. ¿Y a ti?',
        'Qué amable. Yo solo estoy aquí para que practiques. Hemos llegado al final. Gracias, ha sido un placer. Ya puedes terminar y leer tu resumen.',
      ],
      ['Adiós', 'Ya hemos llegado al final. Puedes terminar ahora.'],
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
        'No problem, that happens.\n\nMaybe this will help: Begin with “I’d like …”.\n\nWhat can I get you?',
      ],
      [
        'Quiero dos tés con leche, por favor',
        'I can see you have something to say. In English, please.\n\nHere’s a hint: Begin with “I’d like …”.\n\nWhat can I get you?',
      ],
      ['A cup of tee', 'Sorry, could you try that again?\n\nMaybe this will help: Begin with “I’d like …”.'],
      [
        'Nothing',
        'You could say: “I’d like a cup of tea, please”\n\nI’m sorry, we have no milk today. Is that all right?',
      ],
      [
        'Are you a robot?',
        'This is a guided exercise from your school. There’s no person here and no artificial intelligence. Is that all right?',
      ],
      ['👍', 'I’m listening.\n\nHere’s a hint: Say whether you mind, or ask for something else.\n\nIs that all right?'],
      ['That is no problem.', 'All right. How many scones would you like?'],
      ['What does scone mean?', '“a scone” means: a small round cake.\n\nHow many scones would you like?'],
      [
        'What does marmalade mean?',
        '“marmalade” isn’t on my list. Your teacher can tell you.\n\nHow many scones would you like?',
      ],
      ['two', '“two”, good. There’s still something missing.\n\nHow many scones would you like?'],
      ['shut up', 'Let’s leave that and get back to our topic. How many scones would you like?'],
      ['Two scones, plese, and thank you', 'So, “Two scones, please, and thank you”. What brings you to our town?'],
      ['Yes', 'Okay. Can you say that in a sentence? What brings you to our town?'],
      [
        'In Spanish, please',
        'Let’s stay in English. You can do it.\n\nHere’s a hint: Say why you are here.\n\nWhat brings you to our town?',
      ],
      ['because of my work', 'Thank you, I enjoyed our chat. Goodbye.'],
      ['bye', 'We’ve come to the end. You can finish now.'],
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
        'No te preocupes, lo vemos juntos.\n(Read the question again. A word or two is enough to start with.)\n\nUna pista: Di una bebida: «Quisiera …»\n\n¿Qué quiere tomar?',
      ],
      [
        'I want a coffee',
        'Inténtalo en español, por favor.\n(Please write in the language you’re practising.)\n\nA lo mejor esto te ayuda: Di una bebida: «Quisiera …»\n\n¿Qué quiere tomar?',
      ],
      [
        'una mesa',
        'Todavía no. Vamos a intentarlo otra vez.\n(That doesn’t fit yet. Try again in other words.)\n\nUna pista: Di una bebida: «Quisiera …»',
      ],
      [
        'Mañana',
        'Por ejemplo: «Quisiera un café con leche, por favor»\n(This is an answer that would have worked. Let’s continue.)\n\n¿Y para comer?',
      ],
      [
        'tostada',
        '«tostada», bien. Todavía falta algo.\n(Part of it is there. Add what’s missing.)\n\nUna pista: Pide algo con «quiero».',
      ],
    ],
    { seed: 4, native_language: 'en' },
  )
})

test('every mistake is named in a line where the school wants it', async () => {
  await expectDialogue(
    { ...spanishCafe, correction: 'every_mistake' },
    [
      ['un cafe con leche', '¿Y para comer?'],
      ['una tostda and butter, por favor', '¿Para cuántas personas es?'],
    ],
    { seed: 4, native_language: 'en' },
  )
})

test('mistakes are not mentioned where they are kept for the end', async () => {
  await expectDialogue({ ...spanishCafe, correction: 'at_the_end' }, [['un cafe con leche', '¿Y para comer?']], {
    seed: 4,
    native_language: 'en',
  })
})

test('a conversation is over at its length, whatever was said', async () => {
  await expectDialogue(
    { ...spanishCafe, length: 4 },
    [
      ['hola', 'Hola, qué bien verte por aquí. ¿Qué quiere tomar?'],
      ['hola', 'Buenas. ¿Qué quiere tomar?'],
      ['agua', 'Muy bien dicho. ¿Y para comer?'],
      [
        'hola',
        'Hola, qué bien verte por aquí. Hemos llegado al final. Gracias, ha sido un placer. Ya puedes terminar y leer tu resumen.',
      ],
      ['hola', 'Ya hemos llegado al final. Puedes terminar ahora.'],
    ],
    { seed: 4 },
  )
})

test('a chatbot without steps asks for more until the end', async () => {
  await expectDialogue(
    { ...spanishCafe, steps: [], length: 4 },
    [
      ['Me llamo Ana', 'Se entiende muy bien. ¿Y qué pasó después?'],
      ['Vivo en Lima', '¿Cómo te sientes con eso?'],
      ['no entiendo', 'No pasa nada.\n\n¿Qué dicen otras personas?'],
      [
        'Tengo un perro',
        'Está muy claro. Hemos llegado al final. Gracias, ha sido un placer. Ya puedes terminar y leer tu resumen.',
      ],
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
      ['hola', 'Casi. Prueba de otra manera.\n\nA lo mejor esto te ayuda: Di una bebida: «Quisiera …»'],
      ['vale', 'De acuerdo. ¿Puedes decir un poco más? ¿Qué quiere tomar?'],
    ],
    { seed: 4, native_language: 'en' },
  )
})
