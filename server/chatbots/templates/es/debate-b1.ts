import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Móviles en la escuela: ¿sí o no?',
  language: 'es',
  level: 'B1',
  description: '¿Hay que prohibir los móviles en la escuela? Defiende tu posición y responde a la otra parte.',
  role: 'Una compañera de debate que defiende con cortesía lo contrario',
  scenario:
    'El club de debate discute si hay que prohibir los móviles en clase y en el recreo. Tú eliges una posición, y tu compañera busca los puntos débiles de lo que dices.',
  goals: [
    'Puedo expresar mi opinión con claridad.',
    'Puedo apoyarla con razones y ejemplos.',
    'Puedo responder a un argumento contrario.',
    'Puedo resumir y buscar un acuerdo.',
  ],
  grammar: [
    'creo que + indicativo / no creo que + subjuntivo',
    'conectores: sin embargo, aunque, por otro lado',
    'se debería + infinitivo',
  ],
  vocabulary: words({
    prohibir: 'decir que algo no se puede hacer',
    permitir: 'decir que algo se puede hacer',
    'el argumento': 'una razón a favor o en contra',
    'la distracción': 'lo que no te deja atender',
    concentrarse: 'pensar en una sola cosa',
    buscar: 'intentar encontrar información',
    'la emergencia': 'un momento peligroso en que necesitas ayuda',
    'la norma': 'lo que se debe o no se debe hacer',
    'estar enganchado a': 'no poder dejar de hacer algo',
    'por otro lado': 'pero también hay otra cara',
    'el acuerdo': 'una solución que aceptan los dos',
    convencer: 'hacer que alguien crea algo',
  }),
  steps: [
    step(
      'Bueno, ¿cuál es tu posición: hay que prohibir los móviles en la escuela o no?',
      ['prohib*|permit*|debería*|sí|no|creo|opinión|contra|favor|posición|móviles|pienso|hay que'],
      'Elige: «En mi opinión, los móviles…».',
      'En mi opinión, habría que prohibir los móviles en clase.',
    ),
    step(
      'Queda claro. ¿Cuál es tu argumento más fuerte?',
      [],
      'Da una razón y explícala en otra frase.',
      'Son una distracción. Nadie se concentra si llegan mensajes todo el tiempo.',
    ),
    step(
      'Hum. ¿Puedes dar un ejemplo de tu experiencia?',
      [],
      'Cuenta algo que has visto: «El año pasado, en mi clase, …».',
      'En mi clase, un chico veía vídeos debajo de la mesa y suspendió el examen.',
    ),
    step(
      'Yo lo veo de otra manera: el móvil es el diccionario más rápido, y hay que aprender a usarlo bien. ¿Qué respondes?',
      [
        'pero|sin embargo|aunque|diccionario|aprender|verdad|cierto|razón|acuerdo|casa|ordenador*|libro*|creo|profesor*|no|usar|también|lado',
      ],
      'Primero di qué es verdad, y después tu respuesta: «Es verdad. Sin embargo, …».',
      'Es verdad. Sin embargo, la escuela tiene ordenadores para eso.',
    ),
    step(
      '¿Y las emergencias? Muchos padres quieren poder llamar a sus hijos.',
      [
        'padres|secretaría|escuela|llam*|móvil*|teléfono|emergencia*|profesor*|recreo|pueden|podría*|mochila|apagad*|si|mensaje|importante|director*',
      ],
      'Piensa en otra solución.',
      'Si pasa algo, los padres pueden llamar a la secretaría.',
    ),
    step(
      'Imagina que la norma fuera justo lo contrario de lo que quieres. ¿Qué pasaría?',
      [
        'pasaría|sería*|habría|podría*|si|alumno*|estudiantes|profesor*|hablaría*|tendría*|estaría*|menos|más|aprendería*',
      ],
      'Usa el condicional: «Los alumnos…ían».',
      'Los alumnos hablarían menos entre ellos, y los profesores tendrían más problemas.',
    ),
    step(
      'No estamos tan lejos. ¿Se te ocurre un acuerdo que acepten los dos lados?',
      [],
      'Piensa en clases y recreos, en la edad o en los lugares.',
      'El móvil podría estar en la mochila en clase, pero permitido en el recreo.',
    ),
    step(
      'Me gusta. Por favor, resume tu opinión en una o dos frases para el público.',
      [],
      'Empieza con «En resumen, …».',
      'En resumen, los móviles distraen en clase, pero con normas claras son útiles.',
    ),
  ],
  starters: [
    'Buenas tardes. Estoy listo para el debate.',
    '¿Puedo empezar?',
    '¡Hola! Sobre esto tengo una opinión muy clara.',
  ],
  opening_message: 'Bienvenidos al debate. Yo defenderé lo contrario de lo que tú digas, y seré justa.',
  correction: 'at_the_end',
})
