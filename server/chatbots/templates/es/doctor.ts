import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctor: readonly Template[] = [
  template({
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
        [
          'sí|no|pastilla*|alergia|alérgico|nada|tomo|medicamento*|solo|ninguna|aspirina|polen|leche|gatos|frutos|jarabe',
        ],
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
        [
          'voy|casa|farmacia|descansar|dormir|cama|beber|agua|medicamento*|comprar|tomar|llamar|quedar*|comer|pastilla*',
        ],
        'Di qué vas a hacer: «Voy a…».',
        'Voy a ir a la farmacia, y después voy a descansar en casa.',
      ),
    ],
    starters: ['Buenos días, doctora.', 'Hola. No me encuentro bien.', 'Gracias por atenderme.'],
    opening_message: 'Buenos días, pasa y siéntate. Hoy te atiendo yo.',
    correction: 'prompt',
  }),
  template({
    id: 'doctor-b1',
    name: 'Llamar al centro de salud',
    language: 'es',
    level: 'B1',
    description: 'Llama al centro de salud, explica qué te ha pasado y consigue una cita, aunque casi no quedan.',
    role: 'Recepcionista de un centro de salud muy ocupado en Santiago de Chile',
    scenario:
      'Te hiciste daño el fin de semana y no mejora. Llamas el lunes por la mañana. Casi no quedan citas, así que tienes que explicar por qué es importante.',
    goals: [
      'Puedo explicar cómo pasó algo.',
      'Puedo describir un dolor y cómo cambia.',
      'Puedo pedir una cita por teléfono.',
      'Puedo pedir consejo hasta la cita.',
    ],
    grammar: ['imperfecto e indefinido', 'estar + gerundio en pasado', 'si + presente: Si empeora…'],
    vocabulary: words({
      'el tobillo': 'entre el pie y la pierna',
      'la muñeca': 'entre la mano y el brazo',
      hinchado: 'más grande y redondo que antes',
      'el moratón': 'una mancha azul en la piel',
      torcerse: 'doblar mal una parte del cuerpo',
      resbalar: 'perder el equilibrio en un suelo mojado',
      empeorar: 'ponerse peor',
      'el calmante': 'un medicamento contra el dolor',
      urgente: 'que no puede esperar',
      anular: 'decir que algo no se va a hacer',
      'la radiografía': 'una foto de los huesos',
      'el seguro': 'paga cuando pasa algo',
    }),
    steps: [
      step(
        '¿En qué puedo ayudarle?',
        [
          'cita|hora|ver|médico|doctor*|duele*|dolor|caí|tobillo|muñeca|rodilla|mano|pie|brazo|pierna|espalda|accidente|necesito|quisiera|daño|hombro|dedo',
        ],
        'El motivo de la llamada: «Quisiera una cita, porque…».',
        'Quisiera una cita, porque me he hecho daño en el tobillo.',
      ),
      step(
        'Lo siento. ¿Cómo le pasó?',
        [],
        'Lo que pasó, en pasado: «Estaba… cuando…».',
        'Estaba jugando al fútbol cuando resbalé en la hierba mojada.',
      ),
      step(
        'Ay. ¿Y cómo está ahora? ¿Ha cambiado algo desde entonces?',
        [
          'peor|mejor|igual|hinchado|azul|moratón|duele*|dolor|mover|caminar|andar|rojo|más|menos|cambiado|todavía|dormir|morado',
        ],
        'El aspecto, el movimiento, el dolor: «Está…», «No puedo…».',
        'Está hinchado y azul, y me duele más cuando camino.',
      ),
      step(
        'El doctor no tiene hora hasta el jueves. ¿Podría esperar?',
        ['no|puedo|peor|urgente|dolor|duele|hoy|mañana|antes|necesito|mucho|sí|esperar|si|caminar|trabajar|posible'],
        'Un sí, o un no con el motivo: «No puedo, porque…».',
        'No puedo esperar tanto, porque casi no puedo caminar.',
      ),
      step(
        'A ver… Alguien acaba de anular su cita: hoy a las doce y media o a las seis menos cuarto. ¿Cuál le viene mejor?',
        ['doce|media|seis|cuarto|#|primera|segunda|tarde|mediodía|antes|después|ninguna|cualquiera|las dos'],
        'Una de las dos horas, y por qué.',
        'Mejor a las seis menos cuarto, porque trabajo hasta las cinco.',
      ),
      step(
        'Ya está apuntado. ¿Qué cree que tiene que traer?',
        [
          'tarjeta|seguro|carné|carnet|pasaporte|medicamento*|lista|nada|documento*|radiografía|papeles|dinero|sé|calmante*',
        ],
        'Documentos y medicamentos, por ejemplo.',
        'La tarjeta del seguro y una lista de mis medicamentos.',
      ),
      step(
        'Exacto. ¿Quiere preguntarme algo hasta entonces?',
        [
          'debo|puedo|qué|cómo|si|hielo|calmante*|caminar|conducir|tomar|poner*|no|venda|pierna|hacer|dónde|dirección|tengo',
        ],
        'Un consejo: «¿Me pongo hielo?», «¿Y si empeora?».',
        '¿Debo ponerme hielo, y puedo tomar un calmante?',
      ),
    ],
    starters: [
      'Buenos días. ¿Es el centro de salud?',
      'Hola, llamo para pedir una cita.',
      'Buenos días, espero que me pueda ayudar.',
    ],
    opening_message: 'Centro de salud Los Robles, buenos días, le atiende la recepción.',
    correction: 'prompt',
  }),
]
