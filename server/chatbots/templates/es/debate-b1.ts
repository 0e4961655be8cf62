import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Móviles en la escuela: ¿sí o no?',
  language: 'es',
  level: 'B1',
  description: '¿Hay que prohibir los móviles en la escuela? Defiende tu posición y responde a la otra parte.',
  role: 'Una compañera de debate que defiende con cortesía lo contrario',
  partner_name: 'Inés',
  region: 'ES',
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
  facts: [
    fact('¿Cómo te llamas?', ['cómo|cuál', 'llamas|nombre'], 'Inés. Llevo dos años en el club.'),
    fact(
      '¿Qué piensas tú de verdad?',
      ['piensas|crees|opinas|opinión|posición', 'verdad|tú|cuál|qué|realmente'],
      'En secreto, creo que los dos lados tienen parte de razón. Pero hoy me toca llevarte la contraria.',
    ),
    fact(
      '¿Por qué dices lo contrario?',
      ['por qué', 'contrario|contra|dices|defiendes'],
      'Porque así es el juego: si te lo pongo difícil, tus argumentos mejoran.',
    ),
    fact(
      '¿Cuántas horas usas el móvil?',
      ['cuánt*', 'horas|pantalla'],
      'Unas tres horas al día. Me da un poco de vergüenza decirlo.',
    ),
    fact(
      '¿Tú usas el móvil en clase?',
      ['tú|usas|usabas|tienes|llevas', 'móvil|teléfono|celular|clase'],
      'Tengo uno, claro, pero en la universidad lo dejo en la mochila. Casi siempre.',
    ),
    fact(
      '¿Cómo era en tu escuela?',
      ['cómo|había|qué', 'escuela|colegio|instituto|tu época|ibas'],
      'En mi instituto estaba prohibido, y todos lo usábamos en el baño.',
    ),
    fact(
      '¿A qué te dedicas?',
      'dedicas|trabajas|estudias|carrera|profesión|tu trabajo',
      'Estudio Periodismo en la universidad. Discutir es casi mi asignatura favorita.',
    ),
    fact('¿Cuántos años tienes?', ['cuántos|edad', 'años|edad|tienes'], 'Tengo veintidós años.'),
    fact('¿De dónde eres?', ['dónde', 'eres|vienes|vives|naciste'], 'Soy de Valladolid, y hablo rápido, lo sé.'),
    fact(
      '¿Tienes hermanos?',
      ['tienes', 'hermano*|hermana*|hijo*|familia'],
      'Tengo un hermano de trece años. Está siempre enganchado al móvil.',
    ),
    fact(
      '¿Qué dicen los profesores?',
      ['qué|cómo', 'profesor*|maestro*|director*', 'dicen|piensan|opinan|creen'],
      'Muchos profesores están cansados de repetir «guarda el móvil». Otros lo usan para enseñar.',
    ),
    fact(
      '¿En qué países está prohibido?',
      ['país*|francia|españa|otros|ley|dónde', 'prohibid*|países|país|ley|prohíbe*'],
      'En Francia, por ejemplo, no se puede usar en la escuela. En España depende de la región.',
    ),
    fact(
      '¿Cuánto dura el debate?',
      ['cuánto|cuándo', 'dura|tiempo|termina|minutos|acaba'],
      'Unos diez minutos. No hay reloj, tranquilidad.',
    ),
    fact(
      '¿Quién gana el debate?',
      ['quién|cómo|qué', 'gana*|premio|punto*|decide'],
      'Decide el público, pero lo importante es escuchar bien.',
    ),
    fact(
      '¿Hay público?',
      ['público|gente|personas|cuántos', 'hay|escucha*|mira*|están|viene*'],
      'Sí, unas quince personas, todas del club. Son muy simpáticas.',
    ),
    fact(
      '¿Cuáles son las reglas?',
      ['regla*|normas del|cómo funciona|tengo que hacer'],
      'Uno habla y el otro escucha. No se interrumpe, no se grita y se dan razones.',
    ),
    fact(
      '¿Qué es un acuerdo?',
      ['acuerdo', 'qué es|por ejemplo|cuál'],
      'Una solución en la que cada lado cede un poco.',
    ),
    fact(
      '¿Cuál es tu mejor argumento?',
      ['cuál|qué|tienes', 'argumento*|razón|razones'],
      'El mío: lo que se aprende a usar bien no hay que prohibirlo, y lo que nadie sabe usar hace daño.',
    ),
    fact('¿Estás nerviosa?', 'nervios*|miedo|difícil para ti', 'Siempre, un poco. Eso significa que el tema importa.'),
    fact('¿Qué tal estás?', 'qué tal|cómo estás|cómo va', 'Muy bien y con ganas de discutir. Con educación, claro.'),
  ],
  steps: [
    step(
      'Bueno, ¿cuál es tu posición: hay que prohibir los móviles en la escuela o no?',
      [
        'prohib*|permit*|debería*|deben|sí pero|sí porque|no quiero|no tengo|no puedo|no hay problema|no me|no es|no lo|todavía no|no importa|opinión|contra|favor|posición|móvil*|pienso|hay que|depende|teléfono*|celular*|parece|acuerdo|dejar|quitar|libre*|necesari*|útil*|ambos|medio|mejor|ni una|ninguna',
      ],
      'Elige: «En mi opinión, los móviles…».',
      'En mi opinión, habría que prohibir los móviles en clase.',
      {
        other_wordings: [
          'Empieza tú. ¿Se deberían prohibir los móviles en la escuela, o no?',
          'Para que el público lo sepa: ¿móviles en la escuela, sí o no?',
        ],
        reactions: [
          on('asks_back', 'Yo defiendo hoy lo contrario que tú.'),
          when(
            'depende|ambos|término medio|sí y no|ni una|ninguna|en clase no|para los pequeños|para los mayores|según la edad|solo en',
            ['Depende, dices. ¡Hablas como un político!', 'Ni sí ni no. Eso lo hace más interesante.'],
          ),
          when(
            'prohib* tontería|prohib* absurd*|prohib* exager*|prohib* no sirve|no sirve prohib*|no prohib*|contra de prohib*|permit*|permis*|favor de los móviles|útil*|libre*|no es necesari*',
            [
              'Así que tú los dejarías entrar. Entonces me toca a mí ser la mala.',
              'Muy bien, tú los permitirías. Yo haré de directora dura.',
            ],
          ),
          when('prohib*|contra de los móviles|quitar|fuera', [
            'Así que tú los quitarías. Mi hermano acaba de llorar en algún sitio.',
            'Prohibir, dices. Pues yo te lo voy a poner difícil.',
          ]),
          on('no', ['Nada de prohibir, entonces. Yo haré de directora dura.', 'Un no claro. Así me gusta.']),
          on('yes', ['Un sí claro. Pues yo te lo voy a poner difícil.', 'Sí, entonces. Yo defenderé a los móviles.']),
          on('dont_know', 'Todavía no hay que estar seguro. ¿Qué te gusta más: una clase con móviles o sin ellos?', {
            goes_to: 'stay',
          }),
          on('joke', '¡Buena entrada para el público! Y ahora en serio: ¿prohibir, sí o no?', { goes_to: 'stay' }),
          on('refusal', 'Entonces, una pregunta fácil: ¿te gustaría una clase sin móviles?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Cuál es tu argumento más fuerte?',
      [],
      'Da una razón y explícala en otra frase.',
      'Mi argumento es que son una distracción: nadie puede concentrarse si llegan mensajes a cada momento.',
      {
        topics: [
          'porque|ya que|argumento*|razón|por eso|para que|además|creo que|pienso que|opinión|si los',
          'distra*|concentr*|atención|atend*|aprend*|estudiar*|estudiante*|estudian*|nota*|exámenes|examen|copi*|deber*|clase|en clase|clases|profesor*|maestr*|alumno*|escuela|colegio|educa*|memoria|cerebro|leer*|leemos|escribir*|escriben*',
          'móvil*|teléfono*|celular*|pantalla*|mensaje*|vídeo*|video*|juego*|jugar*|redes|tiktok|instagram|whatsapp|internet|google|foto*|aplicaci*|tecnología|información|traduc*|diccionario|calculadora|buscar|batería',
          'acos*|bullying|priva*|segur*|peligr*|emergencia*|padres|llam*|adic*|enganch*|dormir*|el sueño|ojos|salud|hablar|amigo*|amigas|social*|recreo|libertad|responsab*|futuro|herramienta|útil*|ayud*|perder* tiempo|pierd*|dinero|cara a cara|caros|caras|robar*|robo*|roban|caos|aburr*',
        ],
        other_wordings: ['Convénceme: ¿cuál es tu mejor argumento?', '¿Y qué razón es para ti la más importante?'],
        reactions: [
          when('distra*|concentr*|atención|mensaje*|atend*', [
            'La concentración, sí: un mensaje y la cabeza ya está fuera.',
            'La atención es un buen punto. Lo apunto.',
          ]),
          when('acos*|bullying|insult*|grab*|ciber*', 'Eso es serio. Ahí me lo pones difícil.'),
          when('emergencia*|padres|segur*|llam*', 'La seguridad: a eso volveremos luego.'),
          when('enganch*|adic*|redes|tiktok|instagram|juego*|jugar*|vídeo*', [
            'Mi hermano pequeño te daría la razón, si levantara la vista.',
            'Es cierto que engancha. Yo también caigo.',
          ]),
          when('inform*|buscar|internet|traduc*|diccionario|herramienta|tecnología|aprend*|google|útil*|calculadora', [
            'Como herramienta: te entiendo, pero también hay libros.',
            'Buscar y aprender, bien. Aunque no todos buscan deberes.',
          ]),
          when('hablar|amigo*|amigas|recreo|social*', 'Hablar mirándose a la cara, qué cosa tan moderna.'),
          when(
            'libertad|responsab*|futuro|mundo|moderna|vida moderna|modern*',
            'Grandes palabras. Vamos a ver si se sostienen.',
          ),
          on('dont_know', 'Piensa en un día normal de clase: ¿qué pasa cuando suena un móvil?', { goes_to: 'stay' }),
          on('refusal', 'Solo una idea, aunque sea pequeña: ¿qué es lo mejor o lo peor del móvil?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Hasta ahora es teoría. ¿Puedes dar un ejemplo de tu experiencia?',
      [],
      'Cuenta algo que has visto: «El año pasado, en mi clase, …».',
      'En mi clase, un chico veía vídeos debajo de la mesa y suspendió el examen.',
      {
        topics: [
          'clase|clases|escuela|colegio|instituto|universidad|curso|trabajo*|oficina|a casa|en casa|en mi casa|a mi casa|recreo|profesor*|maestr*|alumno*|compañer*|amigo*|mi amiga|una amiga|amigas|chico*|chica*|mi hijo|mi hija|mis hijos|mis hijas|mi hermano|mi hermana|mis hermanos|mis hermanas',
          'mi primo|mis primos|mi prima|mi sobrin*|mi niet*|mi madre|mi padre|mis padres|los padres|niñ*|jóvenes|mi familia|mi vecin*',
          'una vez|ejemplo|el año pasado|un día|experiencia|recuerdo|conozco|lo miro|los miro|cada rato|todo el rato|repitió|país',
          'móvil*|el teléfono|teléfonos|su teléfono|mi teléfono*|celular*|mensaje*|vídeo*|foto*|llam*|jug*|examen|exámenes|copi*|deberes|nota*|suspend*|busc*|traduc*|internet|redes|whatsapp|tiktok|instagram|pantalla|grab*|suena*|sonó*|sonar*|música en clase|escuch* música|mapa|diccionario',
        ],
        other_wordings: [
          '¿Y lo has visto tú mismo en algún sitio? Cuéntame un ejemplo.',
          'Al público le gustan las historias. ¿Tienes un ejemplo de tu vida?',
        ],
        reactions: [
          when('no tengo|ninguno|yo nunca|nunca lo|nunca he visto eso|no he', [
            'No pasa nada, con las ideas también se discute.',
            'Sin ejemplo, entonces. Eres una persona sincera.',
          ]),
          on('no', 'No pasa nada, con las ideas también se discute.'),
          when('examen|exámenes|copi*|suspend*|nota*|deberes', [
            'Un examen es el momento de la verdad, sí.',
            'Eso seguro que lo ha vivido medio público.',
          ]),
          when('vídeo*|jug*|tiktok|instagram|redes|juego*', [
            '¡Debajo de la mesa, un clásico!',
            'Lo he visto mil veces.',
          ]),
          when('grab*|acos*|insult*|se burl*', 'Qué feo. Eso no debería pasar nunca.'),
          when(
            'mi hijo|mis hijos|hija*|mi sobrin*|mi niet*|mi hermano|mi hermana|mis hermanos|mis hermanas|mi primo|mis primos|mi prima',
            'En la familia se ve muy bien, es verdad.',
          ),
          when(
            'busc*|traduc*|diccionario|internet|mapa|ayud*|los prohibieron|prohibieron|prohibido',
            'Ese ejemplo muestra el lado bueno.',
          ),
          when('trabajo*|oficina|reunión', 'Y eso pasa también entre los mayores, ¿eh?'),
          when('clase|profesor*|amigo*|mi amiga|una amiga|amigas|compañer*|chico*|chica*', [
            'Me lo imagino perfectamente.',
            'Es un buen ejemplo, muy concreto.',
          ]),
          on('dont_know', '¿Y en casa, en el autobús, con amigos? ¿Qué has visto?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Yo lo veo de otra manera: el móvil es el diccionario más rápido y también el mayor ladrón de tiempo, así que hay que aprender a usarlo bien. ¿Qué respondes?',
      [
        'pero|sin embargo|aunque|diccionario*|aprend*|verdad|cierto|razón|acuerdo|a casa|en casa|en mi casa|ordenador*|libro*|creo que sí|profesor*|usar*|usan|también|lado|pienso|enseñ*|padres|escuela|clase*|rápido|tiempo|tablet*|porque|depende|opinión|niños|jóvenes|herramienta|control*|norma*|distra*|móvil*',
      ],
      'Primero di qué es verdad, y después tu respuesta: «Es verdad. Sin embargo, …».',
      'Es verdad. Por otro lado, la escuela tiene ordenadores para buscar palabras.',
      {
        other_wordings: [
          'Te llevo la contraria: la solución no está en prohibir ni en permitir, sino en aprender a usar el móvil. ¿Qué me dices?',
          'Un momento. Un cuchillo corta pan y también dedos: hay que aprender a usarlo. ¿No pasa lo mismo con el móvil?',
        ],
        reactions: [
          when('ordenador*|tablet*|libro*|diccionario*|biblioteca', [
            'Bien visto: hay otros aparatos para eso.',
            'Vale, para buscar una palabra no hace falta un móvil.',
          ]),
          when(
            'padres|a casa|en casa|en mi casa|a mi casa|familia',
            'Que lo enseñe la familia… Eso lo dicen todos los profesores.',
          ),
          when('enseñ*|profesor*|aprend*|educa*|clase*|profe*|explica*', [
            'Enseñar a usarlo: en eso casi coincidimos.',
            'Pobres profesores, otra tarea más.',
          ]),
          when('no estoy de acuerdo|no creo|no tienes razón|no es verdad', [
            'Me gusta que no cedas.',
            'Vaya, no te convenzo fácilmente.',
          ]),
          when('verdad|razón|cierto|acuerdo', ['Gracias por reconocerlo.', 'Eso es discutir con elegancia.']),
          when('pero|sin embargo|aunque|lado', ['Ese «pero» es interesante.', 'Buena respuesta, tengo que pensar.']),
          on('no', '¿No? Vaya, no te convenzo fácilmente.'),
          on('yes', 'Entonces tenemos un punto en común.'),
          on('dont_know', 'Te ayudo: ¿quién debe enseñarlo, la escuela o la familia?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y las emergencias? Muchos padres quieren poder llamar a sus hijos.',
      [
        'padre*|madre*|secretaría|secretaria|escuela|colegio|llam*|móvil*|teléfono*|emergencia*|profesor*|recreo|pueden|puede|podría*|mochila|apagad*|mensaje*|importante|director*|fijo|oficina|antes|tranquil*|reloj|silencio|permit*|en casos|esos casos|es verdad|conserje|necesit*|urgen*|razón',
      ],
      'Piensa en otra solución.',
      'Si hay una emergencia, los padres pueden llamar a la secretaría.',
      {
        other_wordings: [
          'Pero piensa en los padres: si hay una emergencia, quieren llamar a sus hijos. ¿Qué hacemos?',
          'El público pregunta por las emergencias: ¿y si los padres tienen que llamar?',
        ],
        reactions: [
          when('secretaría|secretaria|escuela|colegio|oficina|director*|fijo|conserje', [
            'La secretaría, como en mis tiempos. Funciona.',
            'Es verdad, las escuelas tienen teléfono.',
          ]),
          when('apagad*|mochila|silencio|vibra*', 'En silencio y guardado: eso suena sensato.'),
          when('profesor*|profe|profes|tutor*', 'Que lo sepa el profesor, bien.'),
          when('recreo|antes|después', 'En los descansos, entonces. Se puede hablar de eso.'),
          when('reloj', 'Un reloj con llamadas, ¡qué listo!'),
          when('antes no|hace años no|sin móvil*', 'Es cierto, antes vivíamos sin eso y aquí estamos.'),
          when('importante|necesit*|es verdad|razón|deben|tener*', [
            'O sea, que el miedo de los padres te parece real.',
            'Las familias te aplauden.',
          ]),
          when('llam*|teléfono*|móvil*', 'Entiendo tu idea. Un teléfono siempre hay.'),
          on('dont_know', 'Piensa en un accidente: ¿quién podría avisar a los padres?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Imagina que la norma fuera justo lo contrario de lo que quieres. ¿Qué pasaría?',
      [],
      'Usa el condicional: «Los alumnos…ían».',
      'Con esa norma, los alumnos hablarían menos entre ellos y los profesores tendrían más problemas.',
      {
        topics: [
          'pasaría*|sería*|habría*|podría*|alumno*|estudiante*|profe*|nervios*|hablaría*|tendría*|estaría*|menos|más tiempo|más problemas|hablarían más|sería más|mucho más|aprendería*|usaría*|nadie|todos los alumnos|todos usar*|todos estar*|jugaría*|clase*|niños|caos|problema*|peor|mejor|*nada|protest*',
          'triste*|contento*|enfad*|aburr*|perdería*|móvil*|escuela|copiar*',
        ],
        other_wordings: [
          'Ahora un experimento: mañana ponen la norma contraria a la tuya. ¿Qué pasaría?',
          'Supón que ganara yo y la norma fuera lo contrario. ¿Qué pasaría en la escuela?',
        ],
        reactions: [
          when('*nada', 'Nada, dices. Entonces tampoco es tan terrible.'),
          when('caos|protest*|enfad*|revolución|horror|quej*|loc*|manifest*', [
            '¡Un pequeño terremoto, vamos!',
            'Me imagino las pancartas.',
          ]),
          when('hablar*|amigo*|amiga*|recreo', 'Los recreos serían muy distintos, sí.'),
          when('profesor*|profe|profes', 'Los profesores, siempre en medio.'),
          when('aprender*|nota*|copiar*|examen*|estudi*', [
            'Y se vería en las notas, claro.',
            'Aprender es lo que importa, al final.',
          ]),
          when('jugar*|distra*|vídeo*|redes', 'Ya veo las caras en la pantalla.'),
          when('esconder*|baño|secreto|debajo', '¡Como en mi instituto! Todos en el baño.'),
          when('más tiempo|más problemas|hablarían más|sería más|mucho más|menos|peor|mejor|problema*', [
            'Lo pintas bastante claro.',
            'Es una imagen fuerte para el público.',
          ]),
          on('dont_know', 'Piensa solo en el recreo: ¿qué harían los alumnos?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Creo que no estamos tan lejos. ¿Se te ocurre un acuerdo que acepten los dos lados?',
      [],
      'Piensa en clases y recreos, en la edad o en los lugares.',
      'Un acuerdo podría ser: el móvil en la mochila en clase, pero permitido en el recreo.',
      {
        topics: [
          'recreo*|clase*|mochila|apagad*|silencio|caja|cajón|taquilla*|entrada|la salida*|a la salida*|pausa|descanso|comedor|patio|pasillo|lección|biblioteca|mesa*|guardad*|aula',
          'permit*|prohib*|dejar|usar|uso|utiliz*|pueden|puede|podría*|podemos|debería*|norma*|regla*|límite*|horario|horas|una hora|la hora|minuto*|acuerdo|solución|propon*|compromiso|control*|castig*|multa',
          'edad|mayores|los pequeños|más pequeños|primaria|secundaria|bachillerato|niveles|profesor*|padres|alumno*|emergencia*|móvil*|teléfono*|celular*|aplicaci*|ejercicio*|deberes|tablet*|internet|ambos|los dos|solo para|solo cuando|solo en|depende|un día|una vez al día|# días|algunos días',
          'una semana|por semana|# semana*',
        ],
        other_wordings: [
          'Ya hemos discutido bastante. ¿Qué acuerdo podrían aceptar los dos lados?',
          'El público quiere una solución. ¿Qué acuerdo propones?',
        ],
        reactions: [
          when('no hay|ninguno|imposible|no se puede|no creo', [
            'Ninguno, dices. Entonces lo dejamos en desacuerdo, pero con respeto.',
            'No cedes ni un centímetro. También es una postura.',
          ]),
          on('no', 'No cedes ni un centímetro. También es una postura.'),
          when('edad|# años|los años|mayores|los pequeños|más pequeños|primaria|secundaria', [
            'Según la edad: eso me convence bastante.',
            'Mi hermano se enfadaría, pero yo firmo.',
          ]),
          when('recreo*|pausa|descanso|patio|comedor', [
            'Solo en los descansos: con eso puedo vivir.',
            'El recreo con móvil, la clase sin él. Lo acepto a medias.',
          ]),
          when('mochila|apagad*|silencio|caja|taquilla*|guardad*|modo avión|bolsillo|cajón', [
            'Cerca, pero guardado. Es razonable.',
            'Fuera de la vista: no está mal.',
          ]),
          when(
            'profesor*|ejercicio*|deberes|tarea*|cuando el',
            'Que decida el profesor. Le das mucho poder, pero bueno.',
          ),
          when(
            'horas|una hora|la hora|minuto*|límite*|un día|una vez al día|# días|algunos días',
            'Con un límite claro, podría funcionar.',
          ),
          when('norma*|regla*|control*|castig*', 'Normas claras, eso lo aceptan los dos lados.'),
          on('dont_know', 'Piensa en los momentos: ¿cuándo sí y cuándo no?', { goes_to: 'stay' }),
          on('joke', 'El público se ríe. ¿Y un acuerdo de verdad?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Para terminar, resume tu opinión en una o dos frases para el público, por favor.',
      [],
      'Empieza con «En resumen, …».',
      'En resumen, los móviles distraen en clase, pero con normas claras son útiles.',
      {
        topics: [
          'resumen|resumir|conclusión|opinión|creo que sí|creo que no|pienso|final|así que|por eso|porque|debería*|hay que|deben|debemos|parece|importante|necesari*|acuerdo',
          'móvil*|teléfono*|celular*|prohib*|permit*|clase*|escuela|colegio|norma*|regla*|recreo*|distra*|útil*|aprend*|usar|uso|alumno*|estudiante*|profesor*|ventaja*|desventaja*|tecnología|niñ*|jóvenes|bueno*|malo*|equilibrio|pantalla*|vida|educación|educar|moderación|límite*|en fin|votad*|votar',
        ],
        other_wordings: [
          'Última palabra: ¿cómo resumes tu opinión en una o dos frases?',
          'El público tiene que votar. Resume tu opinión en una o dos frases, por favor.',
        ],
        reactions: [
          when('norma*|regla*|equilibrio|acuerdo|depende|pero', [
            'Ni blanco ni negro. El público aplaude, y yo también.',
            'Una opinión con matices. ¡Bravo!',
          ]),
          when('prohib*|fuera', ['Lo has defendido hasta el final. ¡Aplausos!', 'Firme hasta la última frase. ¡Bien!']),
          when('permit*|útil*|aprend*|libertad|herramienta', [
            'Casi me convences de verdad.',
            'El público se lo va a pensar, seguro.',
          ]),
          when('distra*|clase*', 'Claro y corto. Así se termina un debate.'),
          on('dont_know', 'Termina solo esta frase: «En resumen, los móviles son…». ¿Cómo sigue?', { goes_to: 'stay' }),
          on('refusal', 'Basta con una palabra para el público: ¿móviles sí o móviles no?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Perdón… acaba de sonar un móvil en el público. ¡Qué momento! ¿Has vivido algo parecido? Dame un ejemplo de tu experiencia.',
    ),
    twist(
      5,
      'Una madre del público levanta la mano: «¿Y si mi hijo tiene un accidente y necesito llamarlo?». ¿Qué le contestamos?',
    ),
    twist(7, 'El director acaba de entrar en la sala y pide una propuesta. ¿Qué acuerdo aceptarían los dos lados?'),
  ],
  starters: ['Buenas tardes. Estoy listo para el debate.', '¿Puedo empezar?', '¡Hola! Tengo muchas ganas de discutir.'],
  opening_message: 'Os doy la bienvenida al debate. Yo defenderé lo contrario de lo que tú digas, y seré justa.',
  closing_message: 'Ha sido un placer llevarte la contraria. ¡La próxima vez cambiamos de lado!',
  correction: 'at_the_end',
})
