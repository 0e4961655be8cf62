import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Llegar al hotel',
  language: 'es',
  level: 'A2',
  description: 'Llegas a un hotel pequeño. Di tu nombre, pregunta lo que necesitas saber y resuelve un problema.',
  role: 'Recepcionista de un hotel pequeño en Cartagena de Indias',
  scenario:
    'Son las tres de la tarde. Tienes una reserva y llegas a la recepción con tu maleta. Tu habitación todavía no está lista.',
  goals: [
    'Puedo registrarme en un hotel.',
    'Puedo decir mi nombre, fechas y horas.',
    'Puedo preguntar por el desayuno y el wifi.',
    'Puedo reaccionar con calma cuando algo no está listo.',
  ],
  grammar: ['las fechas y las horas', 'hay y está', 'preguntas con a qué hora y dónde'],
  vocabulary: words({
    'la reserva': 'una habitación que has pedido antes',
    'la habitación individual': 'para una persona',
    'la habitación doble': 'para dos personas',
    'el equipaje': 'tus maletas y bolsas',
    'la planta': 'un piso del edificio',
    'el ascensor': 'te sube y te baja',
    'la llave': 'abre la puerta',
    'el desayuno': 'la comida de la mañana',
    'la toalla': 'para secarse',
    tranquilo: 'sin ruido',
    'la contraseña': 'la palabra secreta del wifi',
    'dejar la habitación': 'irse del hotel',
  }),
  steps: [
    step('¿A nombre de quién está la reserva?', ['*'], 'Di tu nombre: «A nombre de…».', 'Está a nombre de Anna Weber.'),
    step(
      'Muchas gracias. ¿Cuántas noches se queda con nosotros?',
      ['#|noche*|semana|hasta|día*|fin de semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo'],
      'Di un número de noches, o hasta qué día.',
      'Me quedo tres noches, hasta el domingo.',
    ),
    step(
      'Tengo una habitación individual en la segunda planta y una más grande en la quinta. ¿Cuál prefiere?',
      ['individual|segunda|grande|quinta|#|primera|tranquila|pequeña|ascensor|otra|esa'],
      'Elige una y di por qué, si puedes.',
      'La habitación de la segunda planta, porque es más tranquila.',
    ),
    step(
      'Lo siento, la habitación todavía no está lista. Falta media hora. ¿Qué le gustaría hacer?',
      [
        'esperar|espero|dejar|dejo|equipaje|maleta*|café|paseo|pasear|sentar*|vuelvo|volver|problema|bar|comer|beber|pasa nada',
      ],
      'Di que esperas, o pregunta si puedes dejar la maleta.',
      'No pasa nada. ¿Puedo dejar aquí mi maleta y dar un paseo?',
    ),
    step(
      'Claro que sí. ¿Quiere saber algo sobre el hotel?',
      ['qué|cuál|dónde|cuándo|hay|es|está|tiene*|cómo|puedo|wifi|desayuno|contraseña|hora|no|piscina|aparcamiento'],
      'Pregunta por el desayuno, el wifi o la hora de salida.',
      'Sí. ¿A qué hora es el desayuno? ¿Y hay wifi?',
    ),
    step(
      'El desayuno es de siete a diez, y hay wifi en todo el hotel. ¿Necesita algo para la habitación?',
      ['toalla*|almohada*|manta*|necesito|otra|otro|llave|plancha|secador|agua|no|gracias|nada|sí|ventilador'],
      'Pide algo: «¿Me puede dar…?». O di que no necesitas nada.',
      'Sí, ¿me puede dar otra toalla, por favor?',
    ),
    step(
      'Se la llevo ahora mismo. ¿Y a qué hora va a dejar la habitación el último día?',
      ['#|mañana|mediodía|temprano|tarde|después|antes|media|diez|once|nueve|ocho|doce|sobre'],
      'Di una hora.',
      'Sobre las diez, después del desayuno.',
    ),
  ],
  starters: ['Buenas tardes, tengo una reserva.', 'Hola, acabo de llegar.', '¡Hola! ¿Es aquí la recepción?'],
  opening_message: 'Buenas tardes y bienvenido al Hotel Las Bóvedas. Vamos a buscar su reserva.',
  correction: 'prompt',
})
