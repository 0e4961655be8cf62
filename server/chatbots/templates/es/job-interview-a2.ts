import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Un trabajo de verano',
  language: 'es',
  level: 'A2',
  description: 'Quieres trabajar este verano en una heladería. Habla de ti y pregunta por el trabajo.',
  role: 'Dueña de una heladería en la playa de San Sebastián',
  scenario:
    'En la puerta hay un cartel: «Se busca gente para el verano». Entras y preguntas. La dueña tiene diez minutos y quiere saber cómo eres.',
  goals: [
    'Puedo presentarme.',
    'Puedo decir qué sé hacer bien.',
    'Puedo decir cuándo tengo tiempo.',
    'Puedo hacer preguntas sobre un trabajo.',
  ],
  grammar: ['el presente', 'saber y poder', 'gustar y encantar + infinitivo'],
  vocabulary: words({
    atender: 'ayudar a los clientes',
    'el cliente': 'la persona que compra',
    simpático: 'amable con los demás',
    puntual: 'que llega a la hora',
    'el turno': 'las horas de trabajo de un día',
    'por hora': 'por cada hora de trabajo',
    'el equipo': 'las personas que trabajan juntas',
    ordenar: 'poner las cosas en su sitio',
    'la experiencia': 'lo que has hecho antes',
    'el sueldo': 'el dinero del trabajo',
    'el fin de semana': 'el sábado y el domingo',
    empezar: 'hacer algo por primera vez en el día',
  }),
  steps: [
    step(
      'Háblame un poco de ti. ¿Quién eres y qué haces?',
      [],
      'Di tu nombre y si estudias o trabajas: «Me llamo… y…».',
      'Me llamo Lucas y estudio en el instituto.',
    ),
    step(
      'Encantada. ¿Por qué quieres trabajar aquí?',
      [
        'porque|gusta*|quiero|encanta*|helado*|dinero|gente|playa|mar|verano|aprender|amigo*|español|trabajar|vacaciones|cerca',
      ],
      'Da una razón con «porque».',
      'Porque me gusta hablar con la gente y me encantan los helados.',
    ),
    step(
      '¿Qué sabes hacer bien?',
      [
        'sé|puedo|bien|soy|simpático|amable|rápido|matemáticas|números|gente|idioma*|ayudar|trabajar|cocinar|limpiar|ordenar|hablar|puntual|equipo|organiz*|música|ordenador*',
      ],
      'Di lo que sabes hacer: «Sé…» o «Soy…».',
      'Soy simpático y sé trabajar rápido.',
    ),
    step(
      '¿Has trabajado antes, o has ayudado a alguien en su trabajo?',
      [
        'sí|no|nunca|trabaj*|ayud*|padres|madre|padre|tienda|escuela|niños|jardín|amigo*|tío|tía|familia|vez|verano|casa',
      ],
      'Cuenta una cosa que has hecho, o di «nunca» y cómo ayudas en casa.',
      'Sí, a veces ayudo a mi tío en su tienda.',
    ),
    step(
      'Una prueba: un cliente dice que este no es su helado. ¿Qué le dices?',
      ['siento|perdón|perdone|disculp*|problema|nuevo|otro|cuál|cambio|momento|doy|traigo|qué|claro|error|pongo'],
      'Pide perdón y di qué vas a hacer.',
      '¡Lo siento mucho! Ahora mismo le doy otro.',
    ),
    step(
      '¡Muy bien! Abrimos todos los días de diez a ocho. ¿Cuándo puedes trabajar?',
      [
        'lunes|martes|miércoles|jueves|viernes|sábado*|domingo*|fin* de semana|día*|semana|mañana*|tarde*|siempre|julio|agosto|junio|#|verano',
      ],
      'Di días y horas.',
      'Puedo trabajar los sábados y domingos, de diez a cuatro.',
    ),
    step(
      'Me viene muy bien. ¿Tienes alguna pregunta?',
      ['cuánto|cuándo|qué|dónde|cómo|quién|hay|es|puedo|tengo|hora|dinero|sueldo|empezar|empiezo|no|ropa'],
      'Pregunta por el sueldo, la ropa o el primer día.',
      '¿Cuánto gano por hora, y cuándo puedo empezar?',
    ),
  ],
  starters: [
    '¡Hola! He visto el cartel en la puerta.',
    'Buenas tardes. ¿Buscan a alguien?',
    'Hola, quería preguntar por el trabajo.',
  ],
  opening_message: '¡Hola! ¿Vienes por el trabajo de verano? Estupendo, vamos a sentarnos un momento.',
  correction: 'prompt',
})
