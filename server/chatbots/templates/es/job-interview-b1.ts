import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Una entrevista de trabajo',
  language: 'es',
  level: 'B1',
  description: 'Te han invitado a una entrevista. Preséntate bien y averigua si el puesto es para ti.',
  role: 'Responsable de recursos humanos de una agencia de viajes en Ciudad de México',
  scenario:
    'La agencia busca a alguien para la atención al cliente. Tu solicitud les gustó. Desde que salió el anuncio, el puesto ha cambiado un poco.',
  goals: [
    'Puedo presentar mi experiencia y mis puntos fuertes.',
    'Puedo dar un ejemplo de mi vida.',
    'Puedo hablar de un punto débil de forma positiva.',
    'Puedo hacer buenas preguntas sobre un puesto.',
  ],
  grammar: ['pretérito perfecto e indefinido', 'el condicional: yo haría…', 'ser y estar'],
  vocabulary: words({
    'la solicitud': 'los papeles que envías para pedir un trabajo',
    'el punto fuerte': 'lo que haces muy bien',
    'el punto débil': 'lo que haces peor',
    'encargarse de': 'tener la responsabilidad de algo',
    'el compañero': 'alguien que trabaja contigo',
    'el plazo': 'el tiempo que hay para terminar algo',
    'el sueldo': 'el dinero que ganas al mes',
    'el horario flexible': 'puedes elegir tus horas',
    'bajo presión': 'con poco tiempo y mucho trabajo',
    'la formación': 'clases para un trabajo',
    'el reto': 'algo difícil e interesante',
    'el puesto': 'el lugar que tienes en una empresa',
  }),
  steps: [
    step(
      'Para empezar, cuénteme algo de usted y de lo que ha hecho hasta ahora.',
      [],
      'Habla de estudios y trabajos: «He trabajado…», «Terminé…».',
      'Terminé mis estudios hace dos años y desde entonces trabajo en un hotel.',
    ),
    step(
      'Gracias. ¿Qué le interesa de una agencia de viajes?',
      [],
      'Di qué te interesa y por qué: «Siempre me ha gustado…».',
      'Siempre me han interesado otros países, y me gusta ayudar a la gente.',
    ),
    step(
      '¿Cuál diría que es su mayor punto fuerte? Deme un ejemplo, por favor.',
      [
        'ejemplo|cuando|vez|paciente|paciencia|organiz*|amable|tranquil*|calma|rápido|aprend*|equipo|escuch*|presión|idiomas|responsable|creativ*|ayud*|trabaj*|resolv*|soy|puntual|comunic*',
      ],
      'Nombra uno y cuenta cuándo te ayudó.',
      'Soy tranquilo bajo presión. Por ejemplo, una vez el hotel estaba lleno y encontré una solución.',
    ),
    step(
      '¿Y qué es lo que todavía le cuesta?',
      [],
      'Elige algo pequeño y di qué haces para mejorar.',
      'Me cuesta hablar delante de mucha gente, por eso lo practico.',
    ),
    step(
      'Imagine que un cliente le grita por teléfono porque han cancelado su vuelo. ¿Qué haría?',
      [
        'tranquil*|calma|escuch*|siento|disculp*|explic*|ayud*|solución|otro|vuelo|busc*|pregunt*|entiend*|entender|hotel|dinero|ofrec*|perdón|cliente|haría|diría',
      ],
      'Usa el condicional: «Primero escucharía…, después…».',
      'Primero escucharía con calma, y después buscaría otro vuelo.',
    ),
    step(
      'Desde el anuncio ha cambiado algo: ahora necesitamos a alguien también dos tardes por semana. ¿Qué le parece?',
      [
        'tarde*|bien|problema|no|sí|posible|podría|si|familia|curso|prefiero|días|cuáles|puedo|flexible|difícil|depende|horario|acuerdo',
      ],
      'Di si te es posible y de qué depende.',
      'Sería posible si supiera los días con tiempo.',
    ),
    step(
      'Es comprensible. ¿Qué le gustaría saber de nosotros?',
      [
        'qué|cómo|cuándo|cuánto|cuántas|cuántos|quién|es|hay|son|será|puedo|podría|tiene*|cuál|sueldo|formación|equipo|horario|vacaciones',
      ],
      'Pregunta por el equipo, la formación o el sueldo.',
      '¿Cuántas personas hay en el equipo, y habrá una formación al principio?',
    ),
    step(
      'Somos nueve, y la formación dura dos semanas. ¿Cuándo podría empezar, y cuánto le gustaría ganar?',
      [
        '#|mes|semana*|empezar|podría|enseguida|inmediatamente|pronto|próximo|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|pesos|mil|sueldo|ganar',
      ],
      'Da una fecha y di con cortesía cuánto esperas.',
      'Podría empezar el mes que viene, y me gustaría ganar unos dieciocho mil pesos.',
    ),
  ],
  starters: ['Buenos días. Gracias por la invitación.', 'Mucho gusto.', 'Encantado de conocerla.'],
  opening_message: 'Buenos días y gracias por venir. Espero que haya encontrado bien el camino.',
  correction: 'at_the_end',
})
