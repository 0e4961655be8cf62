import type { ActRule } from '#server/analysis/acts/act.ts'

/** Questions that a student asks, in Spanish; to ask for a thing is an answer. */
export const questions: readonly ActRule[] = [
  {
    act: 'asks_back',
    pattern: [
      '^ y tu|su <noun> $',
      '^ *{0,4} y tú|usted|ustedes|vosotros|vosotras|vos qué|que|también|señor|señora? $',
      '^ *{0,4} y a ti|usted|ustedes|vosotros|vos $',
      '^ y el|la|los|las tuyo|tuya|tuyos|tuyas|suyo|suya $',
      '^ y qué tal tú|usted $',
      '^ y tú|usted dónde|qué|cómo|cuándo *{0,4} $',
    ],
    right: ['¿Y tú?', 'Bien, ¿y tú?', 'y a usted'],
    wrong: ['Mi hermano y yo', 'y tu casa es grande', 'Tú y Ana'],
  },
  {
    act: 'asks_back',
    isAsked: true,
    pattern: '^ tú|usted|vosotros también $',
    right: ['¿Tú también?', '¿usted también?', '¿vosotros también?'],
    wrong: ['Yo también', '¿También hay té?', 'Tú también puedes'],
  },
  {
    act: 'question',
    pattern: [
      '^ y|pero? por qué|que no|sí? $',
      '^ a? me|yo? gustaría|quisiera|quiero|quería|querría saber|preguntar|preguntarle|preguntarte si|qué|que|cómo|como|cuándo|cuando|dónde|donde|cuánto|cuanto|cuántos|cuantos|cuántas|cuantas|cuánta|cuál|cual|quién|quien|por [*{1,9}]',
      '^ y|pero? dónde|donde está|están|hay|puedo|podemos|vives|trabajas|queda|es [*{0,9}]',
      '^ cuánto|cuanto|cuánta|cuanta|cuántos|cuantos|cuántas|cuantas !antes [*{0,9}]',
      '^ cómo|como te|se llamas|llama $',
      '^ cómo|como llego|voy|puedo|funciona [*{0,9}]',
      '^ a|de|desde|hasta qué|que hora [*{0,9}]',
      '^ qué|que hora es $',
      '^ cuál|cual|cuáles|cuales es|son [*{1,9}]',
      '^ quién|quien|quiénes es|son|viene|va [*{0,9}]',
      '^ cuándo|cuando sale|llega|abre|abren|cierra|cierran|empieza|termina|vienes [*{0,5}]',
      '^ de dónde|donde eres|es|sois|viene|vienes [*{0,3}]',
      '^ me|nos? puede|puedes|podría|podrías decir|decirme|recomendar|explicar [*{1,9}]',
    ],
    right: ['donde esta el baño', '¿Cuánto cuesta?', 'cuando sale el tren'],
    wrong: ['Donde vivo hay muchos parques', 'Cuando era niño vivía en Perú', 'Como arroz con pollo'],
  },
  {
    act: 'question',
    isAsked: true,
    pattern: [
      '^ y|pero? a|de|en|con|para|por|desde|hasta? qué|dónde|cuándo|cuánto|quién|cómo|cuál|cuáles|quiénes|adónde [*{0,9}]',
      '^ y|pero? a|de|en|con|para|por|desde|hasta? que|donde|cuando|cuanto|quien|como|cual [*{1,9}]',
      '^ <verb 2s -imp> [*{0,9}]',
      '^ hay|está|están|es|son|tiene|tienen|va|van|hace|se|admite|acepta|incluye|abre|cierra|viene|sirve|queda|funciona|hubo|era [*{1,9}]',
      '^ te|os|le|les gusta|gustan|gustó|gustaría|parece|interesa [*{0,9}]',
      '^ tú|usted|ustedes <verb> [*{0,9}]',
      '^ puedo|podemos pagar|entrar|ir|aparcar|ver|preguntar|hacer|fumar|cambiar|usar|llevar [*{0,9}]',
      '^ *{1,4} está|están|es|son|tiene|hay|va|cuesta *{1,4} $',
    ],
    right: ['¿Tienes perro?', '¿Hay wifi?', '¿El desayuno está incluido?', '¿Te gusta vivir aquí?'],
    wrong: ['¿Me trae la cuenta, por favor?', '¿Un café?', '¿Puedo tener un vaso de agua?'],
  },
]
