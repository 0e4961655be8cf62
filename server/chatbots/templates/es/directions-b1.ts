import { step, template, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Perdido de camino a una fiesta',
  language: 'es',
  level: 'B1',
  description: 'Vas a una fiesta y te has perdido. Describe dónde estás y deja que tu amigo te guíe por teléfono.',
  role: 'Un amigo que da una fiesta en Montevideo, por teléfono',
  scenario:
    'Te has bajado demasiado pronto del autobús y el mapa no carga. Se hace de noche. Tu amigo conoce bien el barrio, pero primero tiene que saber dónde estás.',
  goals: [
    'Puedo describir el lugar donde estoy.',
    'Puedo explicar cómo he llegado hasta aquí.',
    'Puedo seguir y comprobar indicaciones.',
    'Puedo decidir entre dos caminos.',
  ],
  grammar: ['indefinido: me bajé, caminé', 'hay y está / están', 'preguntas indirectas: ¿Sabes si…?'],
  vocabulary: words({
    bajarse: 'salir de un autobús o tren',
    'pasarse de parada': 'no salir donde había que salir',
    'la rotonda': 'una plaza redonda donde se juntan calles',
    'el callejón sin salida': 'una calle que no lleva a ningún sitio',
    hacia: 'en dirección a',
    'dar la vuelta': 'ir otra vez por donde has venido',
    'la acera': 'la parte de la calle para caminar',
    'el cruce': 'donde se encuentran dos calles',
    'tocar el timbre': 'llamar a la puerta con el botón',
    reconocer: 'saber qué es porque ya lo has visto',
    oscuro: 'sin luz',
    'a lo lejos': 'a mucha distancia',
  }),
  steps: [
    step(
      'Dime qué ves a tu alrededor.',
      [
        'veo|hay|está*|calle|tienda|iglesia|parque|casa*|edificio|estación|puente|árbol*|supermercado|escuela|restaurante|cartel|plaza|cine|banco|río|torre|bar|farmacia|rambla',
      ],
      'Describe dos cosas: «A mi izquierda hay…, y…».',
      'A mi izquierda hay un parque grande, y en la esquina un cine viejo.',
    ),
    step(
      'Creo que ya sé dónde es. ¿Cómo llegaste hasta ahí?',
      ['autobús|bus|ómnibus|tren|camin*|tomé|cogí|fui|vine|pie|taxi|bajé|equivoc*|parada|bicicleta|pronto|metro'],
      'Cuenta el camino en pasado: «Tomé… y después…».',
      'Tomé el autobús y me bajé demasiado pronto. Luego caminé diez minutos.',
    ),
    step(
      'Entonces fuiste en dirección contraria. Puedes volver a la parada, o seguir por el parque, que es más corto pero oscuro. ¿Qué prefieres?',
      ['parque|volver|vuelvo|parada|corto|oscuro|prefiero|segur*|primer*|segund*|luz|camino|atrás'],
      'Elige y di por qué.',
      'Prefiero volver a la parada, porque el parque está demasiado oscuro.',
    ),
    step(
      'Muy sensato. Desde la parada ve hacia la torre hasta una rotonda, y toma la segunda calle a la derecha. ¿Me lo puedes repetir?',
      ['torre|rotonda', 'segunda|derecha'],
      'Repite la torre, la rotonda y la calle.',
      'Voy hacia la torre hasta la rotonda, y tomo la segunda calle a la derecha.',
    ),
    step(
      'Exacto. ¿Y qué vas a hacer si te pierdes otra vez?',
      ['llam*|pregunt*|vuelvo|volver|alguien|taxi|mensaje|mapa|tienda|otra vez|voy'],
      'Usa «Si me pierdo, …».',
      'Si me pierdo otra vez, te llamo o le pregunto a alguien.',
    ),
    step(
      'También puede ir mi hermano a buscarte en bici. ¿Qué te parece?',
      [],
      'Acepta o di que no con cortesía, y explica por qué.',
      'Eres muy amable, pero no hace falta. Seguro que ahora lo encuentro.',
    ),
    step(
      'Como quieras. Una cosa más: el timbre no funciona. ¿Cómo nos avisas cuando llegues?',
      ['llam*|mensaje|escrib*|golpe*|puerta|grit*|ventana|toc*|móvil|celular|teléfono|aviso|mando'],
      'Piensa en el móvil o en la puerta.',
      'Os mando un mensaje, o llamo a la puerta.',
    ),
  ],
  starters: ['Hola, soy yo. ¡Me he perdido!', '¿Me oyes? Necesito tu ayuda.', 'Perdona, voy a llegar tarde.'],
  opening_message: '¡Hola! Ya estábamos preocupados por ti. Tranquilo, que yo te guío.',
  correction: 'prompt',
})
