import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
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
})
