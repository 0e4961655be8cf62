import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'El nuevo vecino',
  language: 'es',
  level: 'A2',
  description: 'Alguien nuevo vive al lado. Salúdalo y conoceos un poco.',
  role: 'Un vecino nuevo en un edificio de Zaragoza',
  scenario: 'Os encontráis delante de la casa. Tu vecino llegó ayer y no conoce a nadie. Los dos tenéis unos minutos.',
  goals: [
    'Puedo presentarme.',
    'Puedo hablar de mi familia, mi tiempo libre y mi barrio.',
    'Puedo hacer preguntas.',
    'Puedo proponer un plan.',
  ],
  grammar: ['el presente', 'gustar', '¿Quieres…? ¿Por qué no…?'],
  vocabulary: words({
    'el vecino': 'la persona que vive al lado',
    'al lado': 'muy cerca',
    mudarse: 'ir a vivir a otra casa',
    'el tiempo libre': 'cuando no trabajas ni estudias',
    'la afición': 'algo que te gusta hacer',
    'la mascota': 'un animal que vive contigo',
    'dar un paseo': 'caminar porque es agradable',
    'la panadería': 'la tienda del pan',
    'el tiempo': 'sol, lluvia, viento…',
    cerca: 'no lejos',
    invitar: 'decir a alguien que venga',
    'hasta pronto': 'adiós, hasta otro día',
  }),
  steps: [
    step(
      'Vivo aquí desde ayer. ¿Y tú quién eres?',
      ['soy|llamo|nombre|yo|me'],
      'Di tu nombre: «Soy…».',
      'Hola, soy Sofia. ¡Mucho gusto!',
    ),
    step(
      '¡Mucho gusto! ¿Vives aquí desde hace mucho?',
      ['sí|no|desde|hace|año*|mes*|semana*|siempre|#|nací|mucho|poco|solo'],
      'Di cuánto tiempo: «Desde hace… años».',
      'Sí, vivo aquí desde hace cinco años.',
    ),
    step(
      '¿Y con quién vives?',
      [
        'solo|sola|con|familia|madre|padre|padres|hermano*|hermana*|amigo*|perro|gato|marido|mujer|hijo*|hija*|nadie|compañero*|abuel*|pareja',
      ],
      'Habla de tu familia, tus amigos o tus mascotas.',
      'Vivo con mis padres y nuestro gato.',
    ),
    step(
      '¡Qué bien! A mí me gustan la bici y la cocina. ¿Qué haces tú en tu tiempo libre?',
      [],
      'Di dos cosas: «Me gusta…».',
      'Me gusta nadar y toco la guitarra.',
    ),
    step(
      '¡A veces yo también! Todavía no conozco el barrio. ¿Dónde puedo comprar buen pan?',
      [
        'panadería|tienda|supermercado|mercado|calle|esquina|cerca|lado|allí|centro|estación|enfrente|izquierda|derecha|plaza|ve',
      ],
      'Di un lugar: «Hay una… al lado de…».',
      'Hay una panadería muy buena al lado de la estación.',
    ),
    step(
      '¡Gracias! ¿Y tú quieres preguntarme algo?',
      ['qué|dónde|quién|cómo|tienes|eres|hay|puedes|por qué|cuándo|cuál|te gusta|trabajas|vives|de dónde|haces'],
      'Pregunta por su trabajo, su familia o sus aficiones.',
      'Sí. ¿De dónde eres y en qué trabajas?',
    ),
    step(
      'Soy de un pueblo de la costa y soy enfermero. ¡Anda, empieza a llover! ¿Tomamos un té otro día?',
      [
        'sí|claro|encanta*|gusta*|bien|idea|cuándo|sábado|domingo|mañana|fin de semana|no|siento|lunes|martes|miércoles|jueves|viernes|vale|puedo|tiempo',
      ],
      'Di que sí y propón un día.',
      '¡Me encantaría! ¿Qué tal el sábado por la tarde?',
    ),
  ],
  starters: ['¡Hola! ¿Eres nuevo aquí?', '¡Hola! ¿Necesitas ayuda?', '¡Buenos días! Qué buen tiempo hace hoy.'],
  opening_message: '¡Hola! Creo que somos vecinos.',
  correction: 'prompt',
})
