import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Charlar en el tren',
  language: 'es',
  level: 'B1',
  description: 'Un viaje largo en tren y una persona simpática a tu lado. Mantén la conversación.',
  role: 'Un viajero en un tren de Madrid a Vigo',
  scenario:
    'Los dos tenéis asiento junto a la ventana y muchas horas por delante. El tren se para en medio del campo, y empezáis a hablar de viajes, de casa y de planes.',
  goals: [
    'Puedo empezar una conversación y mantenerla.',
    'Puedo contar una historia corta de un viaje.',
    'Puedo decir qué pienso y preguntar por la opinión del otro.',
    'Puedo despedirme con cortesía.',
  ],
  grammar: [
    'imperfecto e indefinido para contar',
    'a mí también / a mí tampoco',
    'las preguntas de confirmación: ¿verdad?, ¿no?',
  ],
  vocabulary: words({
    'el retraso': 'cuando algo llega más tarde',
    'el trayecto': 'el camino de un lugar a otro',
    'el paisaje': 'lo que se ve de la naturaleza',
    'quedarse parado': 'no poder seguir',
    'el anuncio': 'lo que dice una voz a todos los viajeros',
    'el transbordo': 'cambiar de un tren a otro',
    'en el extranjero': 'en otro país',
    criarse: 'vivir como niño en un lugar',
    'echar de menos': 'estar triste porque falta algo o alguien',
    'valer la pena': 'ser bueno a pesar del esfuerzo',
    'pasar el rato': 'hacer algo mientras esperas',
    'el asiento': 'el sitio donde te sientas',
  }),
  steps: [
    step(
      'Si no es indiscreción, ¿hasta dónde vas hoy?',
      ['a|hasta|voy|vigo|casa|final|estación|amigo*|familia|visit*|trabajo|ciudad|vacaciones|hermana|hermano|próxima'],
      'Di adónde vas y por qué.',
      'Voy hasta Vigo, a visitar a mi hermana.',
    ),
    step(
      '¡Qué bien! ¿Viajas mucho en tren?',
      [
        'sí|no|mucho|poco|nunca|a veces|normalmente|tren|coche|avión|autobús|prefiero|casi|siempre|bici|primera vez|porque',
      ],
      'Di con qué frecuencia, y compáralo con otro medio.',
      'Sí, bastante. Prefiero el tren porque puedo leer.',
    ),
    step(
      'Yo también. ¿Has oído el anuncio? Nos quedamos aquí parados media hora. ¿Es un problema para ti?',
      [
        'sí|no|transbordo|pierdo|perder|tarde|esper*|problema|hermana|llamar|tiempo|prisa|suerte|importa|pasa nada|reunión|poco',
      ],
      'Di qué significa para tus planes.',
      'Un poco. Me temo que voy a perder el transbordo.',
    ),
    step(
      'Pues vamos a pasar el rato. ¿Cuál es el mejor viaje que has hecho?',
      [],
      'Cuenta dónde estuviste, con quién y qué fue especial.',
      'Hace dos años viajé a Noruega con mi padre y vimos auroras boreales.',
    ),
    step(
      'Suena maravilloso. ¿Y no salió nada mal?',
      [],
      'Cuenta una pequeña historia: «Mientras dormíamos, …».',
      '¡Sí! Mientras dormíamos, alguien se llevó nuestros zapatos por error.',
    ),
    step(
      '¡No me digas! Yo me crié en una aldea y ahora vivo en Madrid. ¿Dónde vivirías tú mejor, en el campo o en una gran ciudad?',
      ['ciudad|campo|pueblo|aldea|las dos|ninguna|grande|pequeñ*|mar|viviría|prefiero|tranquil*|porque|gusta*'],
      'Elige, da una razón y pregunta también tú.',
      'Yo viviría en el campo, porque es más tranquilo. ¿Y a ti te gusta Madrid?',
    ),
    step(
      'Tiene su lado bueno y su lado malo. ¡Mira, ya nos movemos! ¿Qué es lo primero que vas a hacer al llegar?',
      [
        'voy|comer|dormir|llamar|beber|ver|pasear|hermana|familia|amigo*|hotel|ducha*|cama|cenar|café|descansar|abraz*|visitar|mar',
      ],
      'Usa «Voy a…».',
      'Voy a cenar con mi hermana y a contarle este viaje.',
    ),
    step(
      'Yo me bajo en la próxima. Ha sido un placer hablar contigo.',
      ['igualmente|placer|adiós|viaje|gusto|día|gracias|también|suerte|encantad*|hasta|cuídate|buen'],
      'Despídete y desea algo bonito.',
      'Igualmente. ¡Que tengas un buen viaje!',
    ),
  ],
  starters: [
    '¡Hola! ¿Está libre este asiento?',
    'Qué paisaje tan bonito, ¿verdad?',
    '¡Hola! ¿Vamos otra vez con retraso?',
  ],
  opening_message: '¡Hola! Siéntate, ya quito mi bolsa. Va a ser un viaje largo, ¿verdad?',
  correction: 'prompt',
})
