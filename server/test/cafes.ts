import type { Step } from '#contract/teaching/chatbot-step.ts'
import { type ChatbotContent, NewChatbot } from '#contract/teaching/chatbots.ts'

export const spanishCafe = NewChatbot.parse({
  name: 'En el café',
  language: 'es',
  level: 'A2',
  opening_message: 'Hola, buenos días. Bienvenidos al Café Central.',
  vocabulary: [
    { word: 'la cuenta', meaning: 'El papel con el precio.' },
    { word: 'la tostada', meaning: 'Pan caliente, con mantequilla o tomate.' },
    { word: 'el café con leche', meaning: null },
    { word: 'el camarero', meaning: 'La persona que trae la comida.' },
  ],
  steps: [
    {
      says: '¿Qué quiere tomar?',
      expects: ['café|té|zumo|agua|leche'],
      hint: 'Di una bebida: «Quisiera …»',
      example: 'Quisiera un café con leche, por favor.',
    },
    {
      says: '¿Y para comer?',
      expects: ['tostada*|bocadillo|churros', 'quier*|quisier*|por favor|gustaría'],
      hint: 'Pide algo con «quiero».',
      example: 'Quiero una tostada, por favor.',
    },
    { says: '¿Para cuántas personas es?', expects: ['#'], hint: null, example: 'Somos dos.' },
    { says: '¿Qué le gusta de esta ciudad?', expects: [], hint: 'Piensa en un lugar.', example: null },
  ],
  starters: ['Buenos días'],
  length: 20,
})

export const englishCafe = NewChatbot.parse({
  name: 'In the café',
  language: 'en',
  level: 'B1',
  opening_message: 'Good morning and welcome to the Harbour Café.',
  vocabulary: [
    { word: 'the bill', meaning: 'the paper that says what you pay' },
    { word: 'a scone', meaning: 'a small round cake' },
    { word: 'to recommend', meaning: 'to say that something is good' },
  ],
  steps: [
    {
      says: 'What can I get you?',
      expects: ['coffee|tea|juice|water|chocolate'],
      hint: 'Begin with “I’d like …”.',
      example: 'I’d like a cup of tea, please.',
    },
    {
      says: 'I’m sorry, we have no milk today. Is that all right?',
      expects: ['yes|no|fine|ok|okay|all right|problem|without|instead'],
      hint: 'Say whether you mind, or ask for something else.',
      example: null,
    },
    { says: 'How many scones would you like?', expects: ['#', 'please|thank*'], hint: null, example: null },
    {
      says: 'What brings you to our town?',
      expects: [],
      hint: 'Say why you are here.',
      example: 'I am here on holiday.',
    },
  ],
  length: 16,
})

export const threeQuestions = (
  language: ChatbotContent['language'],
  steps: [Step, Step, Step],
  word: ChatbotContent['vocabulary'][number],
) => NewChatbot.parse({ name: 'Café', language, level: 'A2', steps, vocabulary: [word], length: 20 })
