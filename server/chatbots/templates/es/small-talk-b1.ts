import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Charlar en el tren',
  language: 'es',
  level: 'B1',
  description: 'Un viaje largo en tren y una persona simpática a tu lado. Mantén la conversación.',
  role: 'Un viajero en un tren de Madrid a Vigo',
  partner_name: 'Andrés',
  region: 'ES',
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
  facts: [
    fact(
      '¿Y a ti te gusta Madrid?',
      ['gusta|parece|qué tal', 'madrid|ciudad|allí|campo|aldea'],
      'Madrid me gusta por los cines y los amigos, pero los domingos echo de menos las vacas.',
    ),
    fact(
      '¿Adónde vas tú?',
      ['dónde|adónde|hasta', 'vas|viajas|tú|bajas'],
      'Voy a Ourense, a la aldea de mis padres. Mi madre ya está cocinando.',
    ),
    fact(
      '¿De dónde eres?',
      ['dónde', 'eres|vives|creciste|naciste|criaste'],
      'Soy de una aldea de Ourense, pero vivo en Madrid desde hace quince años.',
    ),
    fact(
      '¿En qué trabajas?',
      'trabajas|trabajo|profesión|dedicas|estudias',
      'Soy profesor de Música en un instituto. Por eso me gusta tanto el silencio.',
    ),
    fact('¿Cómo te llamas?', ['cómo|cuál', 'llamas|nombre'], 'Andrés, encantado.'),
    fact(
      '¿Qué vas a hacer al llegar?',
      ['qué', 'vas a|harás', 'llegar|llegues|hacer|primero'],
      'Comer. Y después, comer otra vez. Así es mi madre.',
    ),
    fact(
      '¿Por qué vas allí?',
      ['por qué|qué', 'vas|viaje|viajas|haces allí'],
      'Es el cumpleaños de mi madre. Cumple setenta y quiere bailar.',
    ),
    fact(
      '¿Viajas mucho en tren?',
      ['viajas|tomas|vas|prefieres|sueles', 'tren|mucho|avión|coche|menudo'],
      'Una vez al mes. No tengo coche, y en el tren se lee muy bien.',
    ),
    fact(
      '¿Cuál es tu mejor viaje?',
      ['mejor|favorito|último|dónde|has', 'viaje|viajado|estado|país'],
      'El mejor fue a Lisboa en bici, con mi hermano. Llovió todos los días y nos reímos siempre.',
    ),
    fact(
      '¿Por qué estamos parados?',
      ['por qué|qué|cuánto', 'parado*|pasa|tren|anuncio|dicho|ha dicho|esperar'],
      'Han dicho que hay una vaca en la vía. No es broma.',
    ),
    fact(
      '¿A qué hora llegamos?',
      ['hora|cuándo|cuánto|falta', 'lleg*|falta|queda|vigo|dura|tren'],
      'Con el retraso, a Vigo se llega sobre las nueve.',
    ),
    fact(
      '¿Hay cafetería en el tren?',
      'cafetería|café|comer algo|beber|bocadillo|restaurante|hambre',
      'En el vagón cuatro hay cafetería. El café es malo, pero está caliente.',
    ),
    fact(
      '¿Hay wifi en el tren?',
      'wifi|internet|cobertura|contraseña',
      'Hay wifi, pero entre montañas no sirve de nada.',
    ),
    fact(
      '¿Dónde está el baño?',
      'baño|servicio|aseo',
      'Hay uno al final del vagón. El otro está estropeado, como siempre.',
    ),
    fact(
      '¿Estás casado?',
      'casado|pareja|novia|novio|mujer|hijos|hijas|nietos|sobrinos|familia|soltero',
      'Tengo pareja y una niña de cinco años que hoy se ha quedado en Madrid.',
    ),
    fact('¿Tienes mascotas?', ['tienes', 'perro|gato|mascota*|animal*'], 'En la aldea tenemos tres gatos y un burro.'),
    fact(
      '¿Qué lees?',
      ['qué|cuál', 'lees|libro|leyendo|música|escuchas'],
      'Una novela policíaca. Sospecho del mayordomo.',
    ),
    fact(
      '¿Cómo es Galicia?',
      ['cómo|qué', 'galicia|vigo|ourense|aldea|pueblo'],
      'Verde, con mucha lluvia y el mejor pulpo del mundo.',
    ),
    fact(
      '¿Tocas algún instrumento?',
      'instrumento|tocas|guitarra|piano|cantas',
      'La gaita. Los vecinos de Madrid me odian.',
    ),
    fact(
      '¿Cuántos años tienes?',
      ['cuántos|edad', 'años|edad|tienes'],
      'Cuarenta y uno, aunque en el tren siempre me siento niño.',
    ),
    fact('¿Qué tal estás?', 'qué tal|cómo estás|cómo te va', 'Muy bien, con ganas de llegar.'),
  ],
  steps: [
    step(
      'Si no es indiscreción, ¿hasta dónde vas hoy?',
      [],
      'Di adónde vas y por qué.',
      'Voy hasta Vigo, a visitar a mi hermana.',
      {
        topics: [
          'a|al|hasta|voy|vigo|a casa|en casa|en mi casa|a mi casa|final|estación|amigo*|amigas|mi amiga|una amiga|familia|visit*|trabaj*|ciudad|vacaciones|mi hermano|mi hermana|mis hermanos|mis hermanas|próxima|mi madre|mi padre|mis padres|padres|mi abuel*|mis abuel*|abuelos|ourense|santiago|galicia',
          'mar|playa|universidad|una boda|la boda|reunión|lejos|última|zamora',
          'pontevedra|viaj*|novi*|concierto',
        ],
        other_wordings: ['Y dime, ¿adónde vas tú hoy?', 'Por curiosidad: ¿hasta dónde viajas?'],
        reactions: [
          on('asks_back', 'Yo voy a Ourense, a casa de mis padres.'),
          when(
            'mi hermano|mi hermana|mis hermanos|mis hermanas|mi madre|mi padre|mis padres|padres|mi abuel*|mis abuel*|abuelos|familia|mi primo|mis primos|prima*|tía|tío|tíos',
            [
              '¡Qué bien, a ver a la familia!',
              'Yo también voy a ver a los míos.',
              'Eso es lo mejor de los viajes: que alguien te espera.',
            ],
          ),
          when('amigo*|amigas|mi amiga|una amiga|novi*|una boda|la boda|fiesta', '¡Seguro que te esperan con ganas!'),
          when('trabaj*|reunión|oficina|entrevista|conferencia', 'Por trabajo… Al menos el tren es cómodo.'),
          when('estudi*|universidad|curso|un examen|mi examen', '¡A estudiar! Mucho ánimo.'),
          when('vacaciones|playa|mar|turis*|conocer*|descansar', [
            '¡Vacaciones! Lleva paraguas, que es Galicia.',
            'El mar allí está helado, te aviso.',
          ]),
          when('vigo|final|última', [
            'Hasta el final, entonces. Tenemos tiempo para charlar.',
            '¡Vigo! Allí se come de maravilla.',
          ]),
          when([], ['¡Ah, {place}! Bonito sitio.']),
          on('dont_know', '¿No lo sabes? ¡Qué aventura! ¿Pero hacia el mar o antes?', { goes_to: 'stay' }),
          on('refusal', 'Perdona, no quería ser cotilla. ¿Vas muy lejos, o te bajas pronto?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Viajas mucho en tren?',
      [],
      'Di con qué frecuencia, y compáralo con otro medio.',
      'Sí, bastante. En un trayecto largo prefiero el tren, por el paisaje.',
      {
        topics: [
          'no quiero|no me|no es|no lo|hace mucho|muy poco|un poco|nunca|veces|normalmente|tren|trenes|coche|avión|autobús|prefiero*|casi|lo de siempre|de siempre|bici*|primera|porque|bastante|menudo|fin de semana|esta semana|una semana|próxima semana|semana que viene|al mes|al año|cada año|días',
          'depende|generalmente|gusta*|encanta*|barato|es caro|muy caro|cómod*|raramente|*solo|una vez|primera vez|de vez|# vez|# veces|# día*|# al mes|moto|conduc*|conduzc*',
          'cada|semanas|por curro|curro|una vez al|todos los|a diario|fines de semana|en coche|avión|autobús|poco|rara vez|de vez en cuando|de pequeño|me mareo|es caro|me relaja',
        ],
        other_wordings: ['¿Y sueles viajar en tren?', '¿Tú también eres de los que van siempre en tren?'],
        reactions: [
          on('asks_back', 'Yo viajo en tren una vez al mes.'),
          when('primera vez|nunca|primera', [
            '¿La primera vez? ¡Entonces hoy es un día importante!',
            'Pues empiezas con un tren con sorpresas.',
          ]),
          when('avión', 'El avión es rápido, pero no se ve ni una vaca.'),
          when('coche|conduc*|conduzc*|moto', 'Conducir cansa. Aquí por lo menos se puede dormir.'),
          when('autobús', 'En autobús me mareo siempre, no sé cómo puedes.'),
          when('paisaje|ventana|leer*|dormir*|cómod*|tranquil*', [
            'Eso digo yo: mirar por la ventana no tiene precio.',
            'Pensamos igual.',
            'Y que lo digas, aquí por lo menos se ve algo.',
          ]),
          when('muy poco|un poco|raramente|casi nunca|a veces|una vez|primera vez|de vez', [
            'Entonces es casi una aventura.',
            'De vez en cuando es un placer.',
          ]),
          on('no', 'Entonces es casi una aventura.'),
          on('yes', ['Como yo: ya conozco a todos los revisores.', 'Entonces ya sabes lo que es esperar.']),
          when(
            'hace mucho|mucho tiempo|trabajo* mucho|como siempre|lo de siempre|desde siempre|de siempre|siempre aquí|siempre he|fin de semana|esta semana|una semana|próxima semana|semana que viene|días|este mes|un mes|al mes|bastante|menudo',
            'Como yo: ya conozco a todos los revisores.',
          ),
        ],
      },
    ),
    step(
      '¿Has oído el anuncio? Nos quedamos aquí parados media hora. ¿Es un problema para ti?',
      [],
      'Di qué significa para tus planes.',
      'Un poco. Con este retraso, me temo que voy a perder el transbordo.',
      {
        topics: [
          'sí claro|sí gracias|sí por favor|sí me|sí quiero|sí pero|sí es|sí está*|sí tengo|creo que sí|sí puedo|sí hay|sí lo|sí la|sí muy|sí mucho|sí estoy|sí voy|sí todo|sí porque|sí hace|sí vivo*|sí desde|sí ahora|sí un|sí una|sí dos|sí necesito|no quiero|no tengo|no puedo|no podría|no necesito',
          'no hay|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|transbordo|pierdo|perder*|perderé|por la tarde|más tarde|esta tarde|muy tarde|esper*|problema|hermana|llam*|tiempo|prisa|suerte|importa|pasa nada|reunión',
          'poco|vacaciones|aprovech*|pasa rápido|comer algo|para comer|leer|libro|dormir|sin batería|no tiene batería|mi móvil|estirar|piernas',
          'está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|mal|qué remedio|igual|cita|autobús|tren|trabajo*|un examen|mi examen|horror|cansad*|hambre|tranquil*|libro|charl*|depende|claro|vaya|vuelo*|avis*|retraso|fatal|preocup*',
        ],
        other_wordings: [
          'Vaya, el tren se ha parado, y dicen que media hora. ¿Te viene muy mal?',
          '¿Qué ha dicho la voz? ¡Media hora parados! ¿Tienes algún problema con eso?',
        ],
        reactions: [
          when('transbordo|autobús|vuelo*|avión|conexión', [
            'Uf, los transbordos… Quizás espere el otro tren.',
            'Habla con el revisor, a veces ayudan.',
            'Vaya faena. A lo mejor recuperamos tiempo.',
          ]),
          when('reunión|cita|trabajo*|un examen|mi examen|prisa|entrevista|consulta|médico|dentista|una clase', [
            'Vaya, justo hoy. Lo siento.',
            'Llama y di la verdad: hay una vaca en la vía.',
          ]),
          when(
            'hermana|mi madre|familia|esper*|llam*|avis*',
            'Un mensaje y listo: los trenes siempre tienen la culpa.',
          ),
          when('hambre|cansad*|sed', 'Yo tengo galletas de mi tía, coge las que quieras.'),
          when(
            'no pasa nada|no importa|no hay problema|ningún problema|no es un problema|no tengo prisa|vacaciones|tranquil*|igual|da lo mismo|tengo tiempo',
            ['Qué paciencia, así da gusto.', 'Bien, entonces estamos igual.'],
          ),
          on('no', ['Qué bien que te lo tomes así.', 'Bien, entonces estamos igual.']),
          on('yes', 'Vaya, lo siento. Ojalá sea menos.'),
          when('perder*|pierdo|por la tarde|más tarde|esta tarde|muy tarde|problema|mal|fatal|horror|poco', [
            'Vaya, lo siento. Ojalá sea menos.',
            'Qué fastidio. Los trenes…',
          ]),
          on('dont_know', 'Quiero decir: ¿te espera alguien, tienes prisa?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Pues vamos a pasar el rato. ¿Cuál es el mejor viaje que has hecho?',
      [],
      'Cuenta dónde estuviste, con quién y qué fue especial.',
      'Mi mejor viaje en el extranjero fue a Noruega, con mi padre: vimos auroras boreales.',
      {
        topics: [
          'viaj*|vacaciones|fui|fuimos|estuve|estuvimos|visit*|conoc*|recorr*|volar|vuelo*|volaría|crucero|luna de miel|verano|invierno|navidad|semana santa|año|años|último|excursión|interrail|intercambio|campamento',
          'playa|mar|montaña*|isla*|desierto|selva|lago|río|camino|bosque|ciudad*|país*|pueblo|costa|safari|parque|disney*|museo*|concierto|nieve|esquí*|acampa*|camping|tren|avión|barco|coche|bici*|moto|caravana|hotel|mochila',
          'españa|francia|italia|portugal|inglaterra|londres|parís|roma|berlín|alemania|austria|suiza|grecia|turquía|noruega|suecia|islandia|irlanda|escocia|holanda|áfrica|asia|américa|europa|japón|china',
          'india|tailandia|vietnam|australia|méxico|perú|cuba|cuzco|brasil|argentina|chile|colombia|costa rica|estados unidos|nueva york|canadá|marruecos|egipto|bali|barcelona|mallorca|tokio|croacia|kenia|mochil*|sudamérica|tenerife|canarias|patagonia|turquía|alpes|caribe',
          'familia|mi padre|mis padres|padres|mi madre|amigo*|amigas|mi amiga|una amiga|novi*|marido*|mujer|mi hij*|mis hij*|hijos|mi hermano|mi hermana|mis hermanos|mis hermanas|mi abuel*|mis abuel*|abuelos|clase|instituto|soledad|*solo|*sola|al sol|hace sol|mi perro|un perro|el perro|vimos|comimos',
          'nadar*|nado*|nadaría*|nadando*|camin*|bail*|todos fueron|todos han sido|todos los viajes|finca|buce*|tiburon*|delfin*|ballena*|pueblo|granja|safari|selva|desierto|nieve|lago|templo*|pirámide*',
        ],
        other_wordings: [
          'Media hora da para una historia. ¿Cuál ha sido tu mejor viaje?',
          'Cuéntame algo mientras tanto: ¿qué viaje no vas a olvidar nunca?',
        ],
        reactions: [
          on('asks_back', 'El mío fue a Lisboa, en bici y con lluvia.'),
          when('nunca|no he viajado|no viajo*|ninguno', [
            'Entonces este es el mejor, ¡con vaca incluida!',
            'Todavía te queda lo mejor, entonces.',
          ]),
          when('playa|mar|isla*|costa|nadar*|nado*|nadaría*|nadando*', [
            'Ya oigo las olas. ¡Qué envidia!',
            'Con este paisaje seco, lo veo como un sueño.',
          ]),
          when('montaña*|nieve|esquí*|camino|camin*|bosque|lago', [
            'Aire puro y botas: me apunto.',
            'Eso es viajar de verdad.',
          ]),
          when('luna de miel|novi*|marido*|mujer', '¡Qué romántico!'),
          when(
            'familia|mi padre|mis padres|padres|mi madre|mi hij*|mis hij*|hijos|mi abuel*|mis abuel*|abuelos|mi hermano|mi hermana|mis hermanos|mis hermanas',
            [
              'Viajar en familia une… o separa, ¿eh?',
              'Qué recuerdo tan bonito para toda la vida.',
              'Esos viajes se cuentan toda la vida.',
            ],
          ),
          when('soledad|*solo|*sola|al sol|hace sol', 'En soledad se conoce a más gente, dicen.'),
          when(
            'italia|francia|portugal|grecia|españa|japón|perú|méxico|brasil|argentina|cuba|islandia|noruega|áfrica|américa|asia|india|china|tailandia|australia|nueva york|londres|parís|roma',
            '¡Siempre he querido ir allí!',
          ),
          when('ciudad*|museo*|concierto|parque|crucero|safari|interrail|camping', [
            'Suena maravilloso.',
            '¡Quién pudiera!',
          ]),
          on('dont_know', 'No hace falta el mejor: ¿dónde estuviste la última vez?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Y no salió nada mal?',
      [],
      'Cuenta una pequeña historia: «Mientras dormíamos, …».',
      '¡Sí! Mientras dormíamos, alguien se llevó nuestros zapatos de debajo del asiento.',
      {
        topics: [
          'no|perfect*|sí|claro|bueno|mal|problema*|desastre|horrible|susto|suerte|accidente|pequeñ*|divertid*|gracios*|rier*|reí*|miedo',
          'perd*|robar*|robo*|roban|olvid*|romp*|rot*|cay*|caí|enferm*|vomit*|hospital|médico|dolor|quem*|picad*|mosquito*|mi perro|un perro|el perro|serpiente|araña*|mono*|tiburón|lluvia|llov*|llovió|tormenta|frío|calor|viento|nieve|maleta*|equipaje|pasaporte|cartera|dinero|móvil|llave*|zapato*',
          'hotel|habitación|reserva|tienda|tren|avión|vuelo*|autobús|coche|retras*|cancel*|esper*|equivoc*|hora*|esta noche|por la noche|dorm*|comida*|hambre|policía|idioma|entend*|discut*|pele*|gasolina|batería|ruido|mientras|porque|alguien|amigo*|amigas|mi amiga|una amiga|mi madre|mi padre',
          'mi hermano|mi hermana|mis hermanos|mis hermanas|maravilla|barro|caravana|multa|huelga|atasco|susto|caí|caímos',
        ],
        other_wordings: ['Seguro que también pasó algo malo, ¿o no?', '¿Y todo fue bien, o hubo algún desastre?'],
        reactions: [
          on('asks_back', 'A mí me pasa de todo.'),
          on('no', ['¿Nada? Qué suerte, a mí siempre me pasa algo.', 'Un viaje perfecto. ¡Eso existe!']),
          when('todo bien|todo perfecto|perfect*|todo fue bien|todo salió bien', [
            'Un viaje perfecto. ¡Eso existe!',
            'Qué suerte, a mí siempre me pasa algo.',
          ]),
          when('robar*|robo*|roban|cartera|dinero|pasaporte', [
            '¡Qué rabia! Espero que no fuera todo.',
            '¡Uf! Eso estropea el día a cualquiera.',
          ]),
          when('maleta*|equipaje|zapato*|móvil|llave*|perd*|olvid*', [
            '¡No me digas! Yo perdí una gaita en un aeropuerto.',
            '¡Qué risa ahora, y qué disgusto entonces!',
            '¡Madre mía! Me imagino la cara que se te quedó.',
          ]),
          when('motor|averi*|rueda|gasolina|pinch*|retras*|tren|avión|vuelo*|autobús|cancel*', [
            'Entonces lo de hoy no te asusta.',
            'Quien viaja, espera. Ya lo ves hoy.',
          ]),
          when(
            'enferm*|vomit*|hospital|médico|comida*|picad*|cay*|caí|romp*|accidente',
            '¡Pobre! Eso duele solo de oírlo.',
          ),
          when('llov*|lluvia|tormenta|frío|nieve|calor|mosquito*', 'El tiempo nunca pregunta por nuestros planes.'),
          on('yes', '¡Ajá! ¿Y qué pasó? Quiero saberlo todo.', { goes_to: 'stay' }),
          on('dont_know', 'Piensa: ¿llovió, perdiste algo, te pusiste enfermo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Yo me crié en una aldea y ahora vivo en Madrid. ¿Dónde vivirías tú mejor, en el campo o en una gran ciudad?',
      [
        'ciudad*|campo|pueblo|aldea|las dos|ninguna|ninguno|grande|pequeñ*|mar|viviría|tranquil*|playa|montaña|madrid|barcelona|centro|depende|naturaleza|ruido|afueras|igual|los dos|costa|isla|bosque|barrio|a casa|en casa|en mi casa|a mi casa|silencio|animales|ni en',
      ],
      'Elige, da una razón y pregunta también tú.',
      'Yo viviría en el campo, porque es tranquilo, sin echar de menos la ciudad.',
      {
        other_wordings: [
          'Mira qué silencio hay aquí fuera. ¿Tú dónde vivirías mejor, en el campo o en una gran ciudad?',
          'Yo soy de aldea y vivo en Madrid, así que nunca sé qué decir. ¿Y tú, campo o gran ciudad?',
        ],
        reactions: [
          on('asks_back', 'Yo, de lunes a viernes, ciudad; y el domingo, aldea.'),
          when('las dos|los dos|depende|igual|afueras|pueblo|término medio|intermedio|ciudad mediana|mediana', [
            'Algo intermedio: lo entiendo muy bien.',
            'Ni todo ni nada. Es lo más sabio.',
          ]),
          when('mar|playa|costa|isla', '¡El mar! Tercera respuesta, y quizás la mejor.'),
          when('campo|aldea|naturaleza|bosque|montaña|animales|silencio', [
            'Mi padre diría: ¡por fin alguien sensato!',
            'En la aldea te despertaría el gallo, te aviso.',
            'Y el olor a hierba por la mañana… no hay nada igual.',
          ]),
          when('ciudad*|madrid|barcelona|centro|grande', [
            'La ciudad tiene de todo… menos silencio.',
            'Los cines y los bares tiran mucho, es verdad.',
          ]),
          when('ninguna|ninguno|ni en', '¿En ninguno? Entonces, ¡siempre en el tren!'),
          when('tranquil*|ruido', 'Tranquilidad, sí. Se busca toda la vida.'),
          on('dont_know', 'Imagínate un domingo por la mañana: ¿gallo o tráfico?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! ¿Y en serio, campo o ciudad?', { goes_to: 'stay' }),
          when(
            'vacas|ovejas|gallinas|huerta|huerto|jardín|silencio|teatros|museos|bares|ruido|aburr*|mar|costa|afueras|punto medio|ni una ni otra|las dos|perro|nueva york|parís|londres|movimiento|familia|mis hijos|trabajo',
            'Te imagino perfectamente allí.',
          ),
        ],
      },
    ),
    step(
      '¡Mira, ya nos movemos! ¿Qué es lo primero que vas a hacer al llegar?',
      [],
      'Usa «Voy a…».',
      'Voy a cenar con mi hermana y a contarle este viaje.',
      {
        topics: [
          'voy|comer*|como *algo|comida*|voy a comer|dorm*|llam*|beb*|ver|veo|voy a ver|paseo*|pasear*|mi hermano|mi hermana|mis hermanos|mis hermanas|familia|amigo*|amigas|mi amiga|una amiga|hotel|duch*|cama|camas|cen*|café|descans*|abraz*|visitar*|mar|playa|a casa|en casa|en mi casa|a mi casa|mi perro',
          'un perro|el perro|mi gato|un gato|el gato|trabaj*|baño|taxi|buscar|compr*|besar*|mi madre|mi padre|saludar*',
          'marisco|pulpo|cerveza|nadar*|nado*|nadaría*|nadando*|fumar|estudiar*|baile|fiesta',
          'tumbarme|sofá|ducha*|abraz*|abrazo|perro|gato|dormir|cama|siesta|fumar|baño|cargar|móvil|cambiarme|zapatillas|maleta|nada de nada|beso|abrazar*|quitarme|los zapatos|caña|cerveza|mi hijo|mi hija|lavarme|peinarme|besar*|darle',
        ],
        other_wordings: [
          '¡Por fin, arrancamos! ¿Qué vas a hacer nada más llegar?',
          '¡Adiós, vaca, que ya nos movemos! ¿Qué es lo primero que harás al llegar?',
        ],
        reactions: [
          on('asks_back', 'Yo voy a comer, y después a comer otra vez.'),
          when('marisco|pulpo|cen*|comer*|como *algo|comida*|voy a comer|hambre|pizza', [
            '¡Comer! Pide pulpo y acuérdate de mí.',
            'Con el estómago lleno todo se ve mejor.',
            'Eso está bien. Yo voy derecho a la cocina de mi madre.',
          ]),
          when(
            'abraz*|besar*|mi hermano|mi hermana|mis hermanos|mis hermanas|mi madre|mi padre|familia|mi abuel*|mis abuel*|abuelos|novi*',
            ['Un buen abrazo, eso es llegar.', 'Dales recuerdos de un desconocido del tren.'],
          ),
          when('dorm*|cama|camas|descans*|duch*|baño', [
            'Te lo has ganado, después de este viaje.',
            'Una ducha y a dormir, perfecto.',
          ]),
          when(
            'mar|playa|nadar*|nado*|nadaría*|nadando*|paseo*|pasear*|ciudad',
            'Respira hondo: huele a sal y a eucalipto.',
          ),
          when('amigo*|amigas|mi amiga|una amiga|fiesta|cerveza|beb*|bail*|baile', '¡Así se empieza bien!'),
          when('mi perro|un perro|el perro|mi gato|un gato|el gato', '¡El que más te espera, seguro!'),
          when('trabaj*|estudiar*|reunión', '¡Uf, directo al trabajo! Mucho ánimo.'),
          when('llam*|taxi|hotel|a casa|en casa|en mi casa|a mi casa|café|compr*', 'Muy práctico, bien pensado.'),
          on('dont_know', '¿Comer, dormir o pasear? ¿Qué te apetece más?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Yo me bajo en la próxima. Ha sido un placer hablar contigo.',
      [
        'igualmente|placer|adiós|viaje|gusto|día|gracias|también|suerte|encantad*|hasta|cuídate|buen*|vemos|ciao|chao|contigo|hace mucho|mucho tiempo|trabajo* mucho|feliz|pronto|recuerdos|disfrut*|saludos|por la tarde|más tarde|esta tarde|muy tarde|esta noche|por la noche|pena',
      ],
      'Despídete y desea algo bonito.',
      'Igualmente, ha sido una buena manera de pasar el rato. ¡Buen viaje!',
      {
        other_wordings: [
          'Vaya, la próxima es la mía. Me ha encantado charlar contigo.',
          '¡Ya estamos en Ourense, yo me bajo aquí! Ha sido un placer.',
        ],
        reactions: [
          when('pena|lástima|corto', 'Qué amable. A mí también se me ha hecho corto.'),
          when('vemos|otro día|otra vez|encontrar*', 'El mundo es un pañuelo: seguro que coincidimos en otro retraso.'),
          when('suerte|disfrut*|cuídate|feliz|cumpleaños|mi madre', [
            '¡Gracias! Se lo diré a mi madre.',
            '¡Qué amable! Lo mismo te deseo.',
          ]),
          when('igualmente|placer|gusto|encantad*|también|gracias|genial|estupend*|muy agradable|ha sido un', [
            'Gracias a ti por la compañía.',
            'Con gente así, que se pare el tren más veces.',
            'Lo mismo digo, se me ha pasado volando.',
          ]),
          when('adiós|hasta|chao|ciao|viaje', ['¡Adiós! Y cuidado con las vacas.', 'Eso, y cuidado con las vacas.']),
          on('joke', '¡Ja, ja! Voy a contar eso en casa.'),
          when(
            'lo mismo digo|bonito|que te vaya|que vaya|cuídate|buen viaje|coincid*|nos vemos|otra vez|hasta otra|un abrazo|saludos|no olvides|tu bolso|recuerdos|encantado|encantada|teléfono|tu número|mi número|instagram|contacto|mantenemos|das tu|tu teléfono',
            '¡Gracias! Ojalá nos veamos otra vez.',
          ),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      '¿Lo has visto? ¡Hay una vaca en la vía! Dicen que nos quedamos aquí media hora. ¿Es un problema para ti?',
    ),
    twist(7, '¡Anda, el revisor ha convencido a la vaca! Nos movemos. ¿Qué es lo primero que vas a hacer al llegar?'),
  ],
  starters: [
    '¡Hola! ¿Está libre este asiento?',
    'Qué paisaje tan bonito, ¿verdad?',
    '¡Hola! ¿Vamos otra vez con retraso?',
  ],
  opening_message: '¡Hola! Siéntate, ya quito mi bolsa. Va a ser un viaje largo, ¿verdad?',
  closing_message: '¡Buen viaje, y que nadie te quite el asiento!',
  correction: 'prompt',
})
