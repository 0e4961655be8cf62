import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Una queja en el hotel',
  language: 'es',
  level: 'B1',
  description: 'Tu habitación tiene varios problemas. Explícalos con educación y encuentra una solución justa.',
  role: 'Encargado de noche de un hotel en Granada',
  scenario:
    'Son las diez de la noche. Has llegado por la tarde, pero en tu habitación no puedes descansar. El hotel está casi lleno y el encargado tiene que buscar soluciones.',
  goals: [
    'Puedo describir un problema con claridad y educación.',
    'Puedo decir qué espero.',
    'Puedo comparar propuestas y elegir.',
    'Puedo confirmar lo que hemos acordado.',
  ],
  grammar: ['demasiado y no… suficiente', 'ya y todavía no', 'el condicional de cortesía: ¿podría…?, me gustaría'],
  vocabulary: words({
    quejarse: 'decir que no estás contento con algo',
    'el aire acondicionado': 'enfría la habitación',
    'la calefacción': 'calienta la habitación',
    ruidoso: 'con mucho ruido',
    funcionar: 'hacer lo que tiene que hacer',
    gotear: 'perder agua poco a poco',
    'el descuento': 'un precio más bajo',
    'la devolución': 'dinero que te dan otra vez',
    'cambiar de habitación': 'ir a otra habitación',
    arreglar: 'hacer que algo funcione otra vez',
    disponible: 'libre para usar',
    'la molestia': 'un problema pequeño para alguien',
  }),
  steps: [
    step(
      '¿Qué problema tiene con la habitación?',
      [
        'ruido*|frío|calor|ducha|agua|calefacción|aire|luz|cama|huele|sucia|sucio|funciona*|roto|rota|wifi|ventana|puerta|baño|vecino*|dormir|gotea*|televisión',
      ],
      'Describe un problema: «No funciona…» o «Hay demasiado…».',
      'La calefacción no funciona y hace demasiado frío para dormir.',
    ),
    step(
      'Lo siento mucho. ¿Desde cuándo pasa, y ha probado usted algo?',
      ['desde|hace|hora*|tarde|noche|llegué|llegado|probado|probé|intent*|sí|no|ya|cerré|abrí|todo|encend*|apag*'],
      'Di desde cuándo pasa, y qué has probado ya.',
      'Desde esta tarde. Ya la he subido al máximo, pero no pasa nada.',
    ),
    step(
      'Entiendo. ¿Hay algo más con lo que no esté contento?',
      [],
      'Nombra otro problema, o di que es el único.',
      'Sí, los vecinos hacen mucho ruido.',
    ),
    step(
      'El técnico ya se ha ido a casa. Podría venir mañana a las siete. ¿Le sirve?',
      ['no|tarde|temprano|noche|ahora|dormir|antes|sí|sirve|siento|vale|bien|ya|pero|hoy'],
      'Di si te sirve o no, y por qué.',
      'Me temo que es tarde, porque necesito dormir esta noche.',
    ),
    step(
      'Claro. Tengo otra habitación, pero es más pequeña y no tiene vistas. O le subo un calefactor y dos mantas. ¿Qué prefiere?',
      ['habitación|pequeña|otra|calefactor|manta*|prefiero|cambiar|cambio|primera|segunda|ninguna|vistas|las dos'],
      'Elige una cosa y da una razón.',
      'Prefiero cambiar de habitación, porque un calefactor hace ruido.',
    ),
    step(
      'De acuerdo. ¿Y qué le parecería justo por las molestias?',
      ['descuento|devol*|dinero|precio|desayuno|gratis|pagar|menos|noche|nada|disculpa*|cena|barato|por ciento|café'],
      'Di qué esperas: «Me parecería justo…».',
      'Me parecería justo un descuento o un desayuno gratis.',
    ),
    step(
      'Me parece razonable. Para que no se me olvide nada: ¿en qué hemos quedado?',
      [],
      'Resume: «Usted va a…, y yo…».',
      'Yo me cambio ahora de habitación, y el desayuno de mañana es gratis.',
    ),
  ],
  starters: [
    'Buenas noches. Tengo un problema con mi habitación.',
    'Perdone, ¿me puede ayudar?',
    'Quisiera hablar con el encargado, por favor.',
  ],
  opening_message: 'Buenas noches. Soy el encargado de noche y estoy aquí para ayudarle.',
  correction: 'prompt',
})
