import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'En la consulta',
  language: 'es',
  level: 'A2',
  description: 'No te encuentras bien. Dile a la doctora qué te pasa y entiende qué tienes que hacer.',
  role: 'Doctora amable en un centro de salud de Sevilla',
  scenario:
    'Estás resfriado desde hace unos días. Entras en la consulta y te sientas. La doctora te hace unas preguntas y te dice qué hacer.',
  goals: [
    'Puedo decir qué me duele.',
    'Puedo decir desde cuándo estoy mal.',
    'Puedo contestar preguntas sencillas sobre mi salud.',
    'Puedo preguntar qué tengo que hacer.',
  ],
  grammar: ['me duele / me duelen', 'desde y desde hace', 'tener que + infinitivo'],
  vocabulary: words({
    'el dolor de cabeza': 'cuando te duele la cabeza',
    'la garganta': 'la parte de dentro del cuello',
    'la tos': 'aire que sale con ruido de la boca',
    'la fiebre': 'cuando el cuerpo está muy caliente',
    'el resfriado': 'enfermedad con tos y mocos',
    cansado: 'con ganas de dormir',
    'el medicamento': 'lo que tomas para estar mejor',
    'la pastilla': 'un medicamento pequeño y redondo',
    'la farmacia': 'tienda de medicamentos',
    descansar: 'no trabajar y estar tranquilo',
    'la alergia': 'una cosa te sienta mal a ti y a otros no',
    'la cita': 'la hora en que te ve la doctora',
  }),
  steps: [
    step(
      '¿Qué te pasa?',
      [
        'duele*|dolor|cabeza|garganta|tos|fiebre|resfriado|enfermo|mal|cansado|estómago|oído|espalda|gripe|encuentro|pierna|barriga',
      ],
      'Di qué te duele o cómo te encuentras: «Me duele…» o «Tengo…».',
      'Me duele la garganta y tengo dolor de cabeza.',
    ),
    step(
      'Vaya. ¿Desde cuándo te encuentras así?',
      ['#|día*|semana|desde|ayer|lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche|mañana|hora*|mes'],
      'Usa «desde hace… días» o «desde el…».',
      'Desde hace tres días, desde el lunes.',
    ),
    step(
      '¿Tienes fiebre o tos?',
      ['fiebre|tos|sí|no|las dos|ninguna|poco|creo|solo|ni|tampoco|#'],
      'Di qué tienes y qué no.',
      'Tengo tos, pero no tengo fiebre.',
    ),
    step(
      '¿Estás tomando algún medicamento? ¿Y tienes alguna alergia?',
      ['sí|no|pastilla*|alergia|alérgico|nada|tomo|medicamento*|solo|ninguna|aspirina|polen|leche|gatos|frutos|jarabe'],
      'Contesta a las dos preguntas.',
      'Solo tomo pastillas para la cabeza, y no tengo ninguna alergia.',
    ),
    step(
      'Vamos a ver esa garganta… Está un poco roja, pero no es grave. Tienes que quedarte en casa tres días. ¿Puedes?',
      ['sí|no|puedo|trabajo|clase|examen|casa|difícil|vale|creo|problema|mañana|trabajar|lunes|quedarme'],
      'Di si puedes, y cuál es el problema.',
      'Es difícil, porque mañana tengo un examen.',
    ),
    step(
      'Lo primero es la salud: te hago un justificante. ¿Tienes alguna pregunta sobre lo que tienes que hacer?',
      [
        'qué|cuándo|cómo|puedo|tengo|debo|beber|comer|deporte|medicamento*|pastilla*|no|cuánt*|dónde|veces|hacer|ducha*',
      ],
      'Pregunta algo: «¿Puedo…?», «¿Tengo que…?», «¿Cuántas veces…?».',
      'Sí. ¿Cuántas veces tengo que tomar el medicamento? ¿Y puedo hacer deporte?',
    ),
    step(
      'Tres veces al día después de comer, mucha agua y esta semana nada de deporte. ¿Qué vas a hacer ahora?',
      ['voy|casa|farmacia|descansar|dormir|cama|beber|agua|medicamento*|comprar|tomar|llamar|quedar*|comer|pastilla*'],
      'Di qué vas a hacer: «Voy a…».',
      'Voy a ir a la farmacia, y después voy a descansar en casa.',
    ),
  ],
  starters: ['Buenos días, doctora.', 'Hola. No me encuentro bien.', 'Gracias por atenderme.'],
  opening_message: 'Buenos días, pasa y siéntate. Hoy te atiendo yo.',
  correction: 'prompt',
})
