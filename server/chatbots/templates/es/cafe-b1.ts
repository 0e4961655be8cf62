import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Un café con una amiga',
  language: 'es',
  level: 'B1',
  description: 'Quedas con una vieja amiga en un café. Cuéntale tus novedades, decidid qué tomar y haced un plan.',
  role: 'Una antigua compañera de clase, en un café de Buenos Aires',
  scenario:
    'No os veis desde hace un año. Tu amiga ha guardado una mesa y tiene muchas preguntas. El café está lleno y no queda todo lo que hay en la carta.',
  goals: [
    'Puedo contar qué ha pasado últimamente en mi vida.',
    'Puedo comparar y decir qué prefiero.',
    'Puedo reaccionar cuando cambia un plan.',
    'Puedo quedar con alguien: cuándo y dónde.',
  ],
  grammar: ['pretérito perfecto y pretérito indefinido', 'preferir y gustar más', 'ir a + infinitivo'],
  vocabulary: words({
    'ponerse al día': 'contarse las novedades',
    lleno: 'con mucha gente',
    casero: 'hecho en casa o en el mismo café',
    recomendar: 'decir que algo es bueno para otra persona',
    compartir: 'tomar o usar algo entre dos',
    invitar: 'pagar lo de otra persona',
    'pagar a medias': 'pagar la mitad cada uno',
    'la carta': 'la lista de comidas y bebidas',
    últimamente: 'en los últimos días o semanas',
    'tener prisa': 'tener poco tiempo',
    'dar pena': 'poner un poco triste',
    'tener ganas de': 'querer hacer algo',
  }),
  steps: [
    step(
      '¡Qué alegría verte! Siéntate. ¿Qué has hecho últimamente?',
      [],
      'Cuenta una o dos novedades: «He empezado…», «Me he mudado…».',
      'He estado muy ocupado. He empezado un curso nuevo por las tardes.',
    ),
    step(
      'No lo sabía. ¿Y cómo te sientes con eso?',
      [],
      'Di si te gusta o no, y por qué.',
      'Estoy contento, porque conozco a mucha gente.',
    ),
    step(
      'Pidamos ya, antes de que llegue más gente. ¿Qué vas a tomar? Yo te recomiendo el chocolate casero.',
      [
        'tomo|tomar|quiero|quisiera|voy|pido|prefiero|chocolate|café|té|jugo|zumo|agua|tarta|medialuna*|sándwich|gusta*|probar',
      ],
      'Di qué quieres, o qué prefieres.',
      'Prefiero un té y un sándwich, porque no he comido.',
    ),
    step(
      'Ay, no: el mozo dice que de eso no queda. ¿Qué pides entonces?',
      [
        'entonces|pido|tomo|quiero|otro|otra|chocolate|café|té|jugo|agua|tarta|importa|pasa|nada|sándwich|tostada*|compart*',
      ],
      'Elige otra cosa: «Entonces tomo…».',
      'No pasa nada. Entonces tomo un chocolate.',
    ),
    step(
      '¿Compartimos un postre? Hay flan o tarta de limón. ¿Cuál te parece mejor y por qué?',
      ['flan|tarta|limón|ninguno|no|los dos|ambos|cualquiera'],
      'Elige uno y da una razón con «porque».',
      'La tarta de limón, porque el flan es demasiado dulce.',
    ),
    step(
      'Estoy pensando en un viaje a la montaña este verano. ¿Te vendrías conmigo?',
      [
        'sí|no|claro|gustaría|encanta*|puedo|depende|quizás|tal vez|idea|cuándo|trabajo|vendría|iría|ganas|lástima|pena',
      ],
      'Di que sí, que no o quizás, y explica por qué.',
      'Me encantaría, pero depende del trabajo. ¿Cuándo te vas?',
    ),
    step(
      'Hablémoslo con calma otro día. ¿Cuándo y dónde quedamos?',
      [
        'lunes|martes|miércoles|jueves|viernes|sábado|domingo|mañana|tarde|noche|semana|casa|#|aquí|fin de semana|parque|mes',
      ],
      'Propón un día y un lugar: «¿Qué te parece el… en…?».',
      '¿Qué te parece el sábado por la tarde en mi casa?',
    ),
    step(
      '¡Genial! Y aquí está la cuenta. ¡Hoy invito yo!',
      ['gracias|amable|no|próxima|medias|toca|pago|invito|yo|mitad|dej*'],
      'Da las gracias, o propón pagar a medias.',
      '¡Muchas gracias! La próxima vez invito yo.',
    ),
  ],
  starters: [
    '¡Perdona el retraso! ¿Llevas mucho tiempo esperando?',
    '¡Hola! No has cambiado nada.',
    '¡Cuánta gente hay hoy!',
  ],
  opening_message: '¡Por fin llegas! Te he guardado esta mesa. ¡Tenemos tanto que contarnos!',
  correction: 'prompt',
})
