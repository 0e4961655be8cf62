import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

const hereItIs = ['Un momento… Sí, aquí está.', 'Perfecto, aquí lo veo.', 'Ah, sí, ya la tengo.']

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Llegar al hotel',
  language: 'es',
  level: 'A2',
  description: 'Llegas a un hotel pequeño. Di tu nombre, pregunta lo que necesitas saber y resuelve un problema.',
  role: 'Recepcionista de un hotel pequeño en Cartagena de Indias',
  partner_name: 'Yolanda',
  region: 'CO',
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
  facts: [
    fact(
      '¿A qué hora es el desayuno y cuál es la contraseña del wifi?',
      ['desayun*', 'wifi|internet|contraseña'],
      'El desayuno es de siete a diez, en el patio, y la contraseña del wifi es «mariposa».',
    ),
    fact(
      '¿Qué hay para desayunar?',
      ['qué hay|qué tienen|qué dan', 'desayun*'],
      'El desayuno es de siete a diez: fruta, huevos, arepas y mucho café.',
    ),
    fact(
      '¿El desayuno está incluido?',
      ['desayuno', 'incluid*|cuánto|gratis|precio|pagar|cuesta'],
      'Sí, el desayuno está incluido en el precio.',
    ),
    fact('¿A qué hora es el desayuno?', 'desayun*', 'El desayuno es de siete a diez, en el patio.'),
    fact(
      '¿Hay wifi?',
      'wifi|wi-fi|internet|contraseña|clave',
      'Sí, hay wifi en todo el hotel. La contraseña es «mariposa», todo en minúsculas.',
    ),
    fact(
      '¿Cuánto cuesta la habitación?',
      'cuánto cuesta|cuánto es|cuánto vale|precio*|caro|cara|barat*|pagar|tarjeta|efectivo',
      'Las dos habitaciones cuestan lo mismo: doscientos mil pesos la noche. Usted paga al final, con tarjeta o en efectivo.',
    ),
    fact('¿Hay ascensor?', 'ascensor|elevador|escalera*', 'Sí, hay un ascensor pequeño. Es muy lento, pero funciona.'),
    fact(
      '¿Hay piscina?',
      'piscina|gimnasio|spa|jacuzzi',
      'Piscina no tenemos, pero en la terraza hay una ducha y sillas para el sol.',
    ),
    fact(
      '¿Dónde está la playa?',
      ['dónde|lejos|cerca|cómo|hay', 'playa|mar|bañar*'],
      'La playa está a quince minutos a pie. La más tranquila está un poco más lejos, en bus.',
    ),
    fact(
      '¿Dónde se puede comer bien?',
      ['dónde|hay|conoce|recomienda*', 'comer|cenar|restaurante*|bar'],
      'En la plaza de al lado hay un restaurante muy bueno. Pida el arroz con coco.',
    ),
    fact(
      '¿Qué se puede visitar aquí?',
      ['qué|dónde', 'visitar|ver|hacer|museo|centro|ciudad|turismo|bonito'],
      'El centro viejo es precioso, y por la tarde todos van a la muralla a ver el sol.',
    ),
    fact(
      '¿Hay aparcamiento?',
      'aparcamiento|aparcar|parqueadero|parking|carro',
      'Hay un parqueadero en la calle de atrás. Es gratis para nosotros.',
    ),
    fact(
      '¿A qué hora tengo que dejar la habitación?',
      ['hora|cuándo|hasta', 'dejar|salir|salida|irme|checkout|check-out|habitación'],
      'El último día, hasta las doce.',
    ),
    fact(
      '¿La recepción está abierta por la noche?',
      'recepción|noche abierta|abierto|cierran|abren|24 horas|llegar tarde',
      'La recepción está abierta siempre. Por la noche está mi primo.',
    ),
    fact(
      '¿Hay aire acondicionado?',
      'aire|ventilador|calor|calefacción|frío',
      'Sí, en todas las habitaciones hay aire acondicionado. ¡Aquí siempre hace calor!',
    ),
    fact(
      '¿Puedo tener a mi perro en la habitación?',
      'perro*|mascota*|animal*|gato*',
      'Los perros pequeños pueden entrar. Nosotros tenemos un loro, se llama Capitán.',
    ),
    fact('¿Dónde está el baño?', 'baño|servicio|aseo', 'El baño está ahí, al lado de la escalera.'),
    fact(
      '¿Cómo se llama usted?',
      ['cómo se llama usted|=cómo se llama|=y cómo se llama|te llamas|su nombre|tu nombre'],
      'Me llamo Yolanda, para servirle.',
    ),
    fact(
      '¿Es usted de aquí?',
      ['usted|dónde', 'aquí|es usted|cartagena|vive|colombiana'],
      'Sí, soy de Cartagena. Toda mi familia vive aquí.',
    ),
    fact(
      '¿Cuánto tiempo trabaja aquí?',
      ['trabaja|lleva', 'aquí|tiempo|hotel|usted|gusta'],
      'Trabajo aquí desde hace seis años, y me gusta mucho.',
    ),
    fact(
      '¿Puedo dejar aquí mi maleta y dar un paseo?',
      ['puedo*|podemos|puede', 'maleta*|equipaje|dejar|bolsa*'],
      'Claro que sí, aquí está segura.',
    ),
    fact('¿Cómo está usted?', 'cómo está usted|qué tal|cómo está', 'Muy bien, gracias, con calor, como todos.'),
  ],
  steps: [
    step(
      '¿A nombre de quién está la reserva?',
      [],
      'Di tu nombre: «A nombre de…».',
      'La reserva está a nombre de Anna Weber.',
      {
        topics: ['*'],
        other_wordings: ['Dígame, por favor: ¿a qué nombre está la reserva?', '¿Me dice su nombre, por favor?'],
        reactions: [
          on('dont_know', '¿Quizás está a nombre de otra persona? ¿Cuál es su apellido?', { goes_to: 'stay' }),
          on('refusal', 'Sin nombre no encuentro la reserva. ¿Su apellido, por favor?', { goes_to: 'stay' }),
          when([], ['{name}… Aquí está, sí. ¡Qué bueno que llegó!', 'Aquí lo tengo: {name}.']),
          when('nombre de|mi nombre|soy|llamo|apellido', hereItIs),
          when(
            'reserva para #|reserva para el|reserva para la|reserva para hoy|reserva para esta|reserva de hotel|reserva de una',
            '¿Y a qué nombre está?',
            {
              goes_to: 'stay',
            },
          ),
          when(
            'reserva para|reserva de|con i|con y|con h|con k|con uve|dos eles|dos erres|dos tes|diéresis|hizo mi|reservó mi|mi empresa|por internet',
            hereItIs,
          ),
          when('batman|superman|james bond|messi|shakira', '¡Qué honor! Sí, aquí hay una reserva con ese nombre.'),
          when('no tengo reserva|sin reserva', 'No hay problema, hoy tenemos sitio.'),
          when(
            '=reserva|=una reserva|=tengo una reserva|=tengo reserva|=hola tengo una reserva|=buenas tardes tengo una reserva|=buenos días tengo una reserva|=hice una reserva|=hola|=buenas|=buenos días|=buenas tardes|=buenas noches|habitación|quisiera|quiero*|llegar|gracias|cansad*',
            '¡Perfecto! ¿Y a qué nombre está?',
            {
              goes_to: 'stay',
            },
          ),
        ],
      },
    ),
    step(
      '¿Cuántas noches se queda con nosotros?',
      [],
      'Di un número de noches, o hasta qué día.',
      'Me quedo tres noches, hasta el domingo.',
      {
        topics: [
          'solo una|solo dos|una sola|#|# noche*|noches*|una noche|esta noche|próxima semana|semana próxima|otra semana|fin de semana|semana que viene|esta semana|una semana|# semana*|hasta|un día|# días|unos días|días|el lunes|este lunes|próximo lunes|lunes por|el martes|el miércoles|el jueves',
          'el viernes|*sábado|*domingo|hasta mañana',
          'pasado mañana|mañana me|mañana salgo*|mañana por|este mes|un mes|al mes|solo hoy|de julio|de agosto|enero|diciembre|junio|septiembre|un par|toda la semana|semana entera|me marcho|me voy',
        ],
        other_wordings: ['¿Y cuántas noches va a estar aquí?', '¿Hasta qué día se queda en Cartagena?'],
        reactions: [
          when(
            'próxima semana|semana próxima|otra semana|fin de semana|semana que viene|esta semana|una semana|# semana*|este mes|un mes|al mes|siete*|diez|quince|catorce',
            ['¡Qué bien! Tiene tiempo para verlo todo.', '¡Unas buenas vacaciones!'],
          ),
          when(
            'una noche|1 noche|hasta mañana|pasado mañana|mañana me|mañana salgo*|mañana por|solo hoy',
            '¡Qué poco tiempo! Pero Cartagena es bonita también en un día.',
          ),
          when('dos|tres|cuatro|cinco|seis|2|3|4|5|6|un par', [
            'Muy bien. Hay mucho que ver en esos días.',
            'Perfecto, lo escribo aquí.',
            'Qué bueno. La ciudad le va a encantar.',
          ]),
          when(
            'el lunes|este lunes|próximo lunes|lunes por|el martes|el miércoles|el jueves|el viernes|*sábado|*domingo|fin de semana|hasta',
            ['Muy bien, lo escribo aquí.', 'Perfecto. Es una buena semana, no hay lluvia.'],
          ),
          on('dont_know', 'No hay problema. ¿Más o menos una noche, tres, una semana?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! Con mucho gusto. Y en serio, ¿cuántas noches?', { goes_to: 'stay' }),
          when(
            'semanita|finde|puente|una noche|dos noches|quince días|un mes|unos días|pocos días|solo hoy|de paso|hasta mañana|hasta el|dos semanas',
            'Perfecto, lo apunto.',
          ),
        ],
      },
    ),
    step(
      'Tengo una habitación individual en la segunda planta y una más grande en la quinta. ¿Cuál prefiere?',
      [
        'individual|segunda|segundo|grande|quinta|quinto|2|5|primera|primero|tranquil*|la pequeña|más pequeña|una pequeña|ascensor|la otra|otra habitación|esa|alta|arriba|abajo|vista*|barata|cualquiera|igual|doble|última|al mar|el mar|del mar|más bonita|más cerca|ninguna|las dos',
      ],
      'Elige una y di por qué, si puedes.',
      'La habitación individual de la segunda planta, porque es más tranquila.',
      {
        other_wordings: [
          'Usted puede elegir: una individual en la segunda planta o una más grande en la quinta. ¿Cuál quiere?',
          'Hoy hay dos libres: una individual, en la segunda planta, y una más grande, en la quinta. ¿Cuál le gusta más?',
        ],
        reactions: [
          when('cualquiera|igual|las dos', 'Entonces le doy la grande. ¡Tiene una vista muy bonita!'),
          when('doble|dos camas|dos personas', 'Doble… Entonces es mejor la grande.'),
          when(
            'quinta|quinto|grande|alta|arriba|vista*|última|al mar|el mar|del mar|5|espacios*|amplia|balcón|terraza|luminosa',
            ['La grande, en la quinta. Desde la ventana se ve el mar.', 'Muy bien. Arriba hay más luz y más aire.'],
          ),
          when(
            'segunda|segundo|individual|la pequeña|más pequeña|una pequeña|tranquil*|abajo|2|silencios*|calle|baja',
            [
              'La individual, en la segunda. Es muy tranquila.',
              'Muy bien. Esa da al patio, no hay ruido.',
              'Excelente. Ahí va a dormir muy bien.',
            ],
          ),
          when('barata', 'Cuestan lo mismo, entonces le doy la grande.'),
          when('ninguna', 'Son las dos últimas. Le doy la grande, le va a gustar.'),
          on('dont_know', '¿Le gusta más el silencio o la vista al mar?', { goes_to: 'stay' }),
          on('yes', '¿Cuál de las dos: la individual o la grande?', { goes_to: 'stay' }),
          when(
            'chiquita|pequeñita|viajo *solo|viajo *sola|arriba|abajo|con ascensor|sin escaleras|para dos|más espacio|somos dos|con niños|económica|la que sea|usted decide|balcón',
            'Buena elección. Es muy cómoda.',
          ),
        ],
      },
    ),
    step(
      'Lo siento, la habitación todavía no está lista. Falta media hora. ¿Qué le gustaría hacer?',
      [],
      'Di que esperas, o di qué haces con la maleta.',
      'No pasa nada. Dejo aquí mi equipaje y doy un paseo.',
      {
        topics: [
          'vuelta|ducharme|esperar|espero|dejar|dejo|equipaje|maleta*|café|paseo|pasear*|sentar*|siento*|vuelvo|volver*|problema|bar|comer*|comer* algo|como algo|beber|pasa nada|leer*|leo* un|leo* algo|leo* mi|caminar*|salir*|salgo*|la ciudad|playa|dormir*|ducha*|aquí|tomar|mirar|ver|visitar*',
          'restaurante|centro',
          'otra habitación|agua|descansar|vale|está bien|bien espero|muy bien gracias|llamar a mi|llamar a casa|llamar por|teléfono|ducharme|una ducha|cambiar dinero|leyendo|jardín|telefonear|siesta|ducha|hamaca|en la piscina|a la piscina|bañarme|darme un baño',
        ],
        other_wordings: [
          'Ay, perdone: todavía están limpiando la habitación. Es media hora más. ¿Qué quiere hacer?',
          'Hay un pequeño problema: la habitación no está lista, falta media hora. ¿Qué prefiere hacer?',
        ],
        reactions: [
          when('maleta*|equipaje|bolsa*', [
            'Su equipaje está seguro aquí, conmigo y con el loro.',
            'Claro, yo cuido su maleta.',
            'Claro que sí, aquí no le pasa nada.',
          ]),
          when(
            'paseo|pasear*|caminar*|centro|la ciudad|playa|salir*|salgo*|ver|visitar*|voy a comprar|quiero comprar|de compras|tiendas|muralla|vuelta|farmacia',
            ['La plaza está aquí al lado, ¡y hay helados!', '¡Buena idea! El centro es precioso.'],
          ),
          when('café|beber|bar|tomar|agua', 'El café de la casa es gratis para usted.'),
          when('comer*|comer* algo|restaurante|hambre', 'Al lado hay un restaurante muy bueno.'),
          when('esperar|espero|sentar*|leer*|leo* un|leo* algo|leo* mi|descansar|aquí|sofá', [
            'Siéntese en el patio, por favor. Hay sombra.',
            'Muchas gracias por su paciencia. Le traigo agua fría.',
          ]),
          when(
            'no quiero esperar|enfad*|mal|no puede ser|cansad*|otra habitación',
            'Lo comprendo, lo siento mucho. Le traigo un jugo frío y todo va más rápido.',
          ),
          when('problema|pasa nada|vale|está bien|bien gracias', 'Muchas gracias, es usted muy amable.'),
          on('dont_know', '¿Quiere esperar aquí con un café o dar un paseo?', { goes_to: 'stay' }),
          on('no', 'Lo comprendo, lo siento mucho. Le traigo un jugo frío.'),
        ],
      },
    ),
    step(
      '¿Quiere saber algo sobre el hotel?',
      [],
      'Pregunta por el desayuno, el wifi o la hora de salida.',
      'Sí. ¿A qué hora es el desayuno y cuál es la contraseña del wifi?',
      {
        topics: [
          'gimnasio|restaurante|bar|sauna|spa|parking|taxi|recepción|llave*|mascota*|fumar|la salida*|hora salida*|de salida*|cena|cenar|toalla*|aire acondicionado|caja fuerte|lavar|lavandería|aeropuerto|autobús|centro|museo*|tienda*|cajero|bicicleta*|excursi*|puedo visitar*|qué visitar*|para comer*',
          'puedo comer*|comer* aquí|cerca comer*|recomend*|qué hora|qué puedo|qué hay|qué tal|qué se',
          'qué es|qué tipo|qué día*|qué tiene*|qué hace*|qué me|qué te|qué debo|qué tengo|qué pasa|qué más|qué le|qué trabaj*|qué edad|qué piso|qué haría|qué piensa*|qué cre*|qué parte|qué idioma*|quiero saber|quisiera saber|gustaría* saber|me interesa|pregunta*|cuál|dónde|cuándo abr*|cuándo cierr*',
          'cuándo sal*|cuándo empie*|cuándo puedo|cuándo tengo|cuándo es|cuándo hay|cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|hay un|hay una|hay algo|hay wifi|hay agua|es gratis|es seguro|es posible|es lejos|es cierto|es mejor|es muy lejos|está lejos|está cerca',
          'está abierto|está el|está la|está incluid*|tienen* ustedes|tiene usted|si tiene*|tienen* wifi|tiene el hotel|tiene restaurante|cómo puedo|cómo se|cómo es|cómo va|cómo funciona|cómo llego|cómo son|cómo está*|cómo te|cómo hago|cómo tengo|cómo lo|cómo voy|puedo*|wifi|desayuno|contraseña',
          'a qué hora|no quiero|no tengo|no puedo|no podría|no necesito|no hay problema|no gracias|no me|no es|no lo|no la|no creo|ahora no|todavía no|aún no|no está*|no pasa|no importa|no tanto|no hace falta|piscina|aparcamiento|cuánto|gracias|se puede|playa|ascensor|*todo',
        ],
        other_wordings: [
          'Mientras tanto: ¿alguna pregunta sobre el hotel?',
          'Y si quiere saber algo del hotel, ahora tengo tiempo. ¿Qué le interesa?',
        ],
        reactions: [
          on('no', [
            'Muy bien. Si después tiene una pregunta, estoy aquí.',
            'Perfecto. Yo estoy siempre en la recepción.',
          ]),
          when('gracias|de momento|por ahora|por el momento', 'Muy bien. Yo estoy siempre en la recepción.'),
          on('dont_know', 'Muchos preguntan por el desayuno o por la playa. ¿Y usted?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Necesita algo para la habitación?',
      [
        'aire|calefacción|despertador|limpi*|cambi*|toalla*|almohada*|manta*|necesito|otra|otro|llave*|plancha|secador|agua|no quiero|no tengo|no puedo|no me|no lo|gracias|ventilador|jabón|papel|cama|camas|vaso*|champú|cargador|adaptador|café|té|*todo|silla|mapa|sábana*|cuna|botella|quiero*|luz|hielo|percha*',
      ],
      'Pide algo: «Otra…, por favor». O di que no necesitas nada.',
      'Sí, otra toalla y la llave, por favor.',
      {
        other_wordings: ['¿Le falta algo para la habitación?', 'Y para la habitación, ¿le llevo algo más?'],
        reactions: [
          when('toalla*', [
            'Una toalla más, claro.',
            'Se la llevo ahora mismo. Son para la playa también.',
            'Con gusto, ahora mismo se la subo.',
          ]),
          when('almohada*|manta*|sábana*', 'Con mucho gusto, se la llevo ahora mismo.'),
          when('llave*', 'La llave, aquí está. ¡No la pierda!'),
          when('agua|botella|hielo|café|té', 'Claro, en la habitación hay una nevera pequeña también.'),
          when(
            'plancha|secador|adaptador|cargador|ventilador|silla|cuna|percha*|mando|aire|televisión|enchufe|papel higiénico|papel|jabón|champú|bombilla|gancho*|zapatilla*|albornoz|cepillo|pasta de dientes|vela',
            'Creo que sí tengo. Se lo llevo en cinco minutos.',
          ),
          when('mapa', 'Aquí tiene un mapa, es gratis.'),
          on('no', ['Perfecto, entonces está todo.', 'Muy bien. Si necesita algo, llame al nueve.']),
          when('*todo|silencio|tranquilidad|dormir', 'Perfecto. Si necesita algo, llame al nueve.'),
          on('yes', 'Dígame, ¿qué necesita: una toalla, agua…?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! Eso no lo tenemos. ¿Quiere una toalla o agua?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Una última pregunta: ¿a qué hora va a dejar la habitación el último día?',
      [],
      'Di una hora.',
      'Voy a dejar la habitación sobre las diez, después del desayuno.',
      {
        topics: [
          'siete y|ocho y|nueve y|ocho en punto|nueve en punto|10*|11*|12*|9*|8*|7*|6*|5*|por la mañana|de la mañana|mañana por|mañana a|mediodía|temprano|pronto|esta tarde|por la tarde|más tarde|de la tarde|tardes|después|antes|media|diez|once|las nueve|a las nueve|nueve|las ocho|doce|sobre las|desayuno',
          'esta noche|por la noche|de noche|la hora|a la hora|qué hora|media hora|mi avión|el avión sale|todavía|las siete|las seis|las cinco|las cuatro|madrugada|mi vuelo*|el vuelo* sale|mi tren|el tren sale|bus',
        ],
        other_wordings: [
          'Y para terminar: ¿a qué hora sale usted el último día?',
          'Solo una cosa más: el último día, ¿a qué hora deja la habitación?',
        ],
        reactions: [
          when(
            'las cinco|las seis|las cuatro|5|6|4|temprano|pronto|madrugada|mi avión|el avión sale|mi vuelo*|el vuelo* sale',
            ['¡Qué temprano! Le preparo un café para el camino.', 'Tan pronto… Le pido un taxi, si quiere.'],
          ),
          when(
            'las siete|las ocho|las nueve|a las nueve|nueve|diez|once|7|8|9|10|11|por la mañana|de la mañana|mañana por|mañana a|desayuno',
            [
              'Perfecto, así tiene tiempo para el desayuno.',
              'Muy bien, a esa hora está todo tranquilo.',
              'Perfecto, entonces alcanza a desayunar con calma.',
            ],
          ),
          when('doce|mediodía|12', 'A las doce, muy bien. Es la última hora.'),
          when(
            'esta tarde|por la tarde|más tarde|de la tarde|tardes|esta noche|por la noche|de noche|trece|catorce|quince|dieciséis|13|14|15|16',
            'Un poco tarde, pero está bien. Su maleta puede quedarse aquí.',
          ),
          on('dont_know', 'No hay problema. Más o menos, ¿por la mañana o por la tarde?', { goes_to: 'stay' }),
          on('joke', '¡Ja, ja! ¿Y de verdad, a qué hora?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(4, '¡Uy! El loro está en su habitación y no quiere salir. Necesitamos media hora. ¿Qué le gustaría hacer?'),
    twist(
      3,
      'Hoy es su día de suerte: puede elegir. Hay una individual en la segunda planta y una más grande en la quinta, pero el ascensor no funciona hoy. ¿Cuál prefiere?',
    ),
    twist(6, 'Perdone, hoy hace muchísimo calor. ¿Necesita algo para la habitación?'),
  ],
  starters: [
    'Buenas tardes. ¿Es este el Hotel Las Bóvedas?',
    'Hola, acabo de llegar.',
    '¡Hola! ¿Es aquí la recepción?',
  ],
  opening_message: 'Buenas tardes, esta es su casa: el Hotel Las Bóvedas. Vamos a buscar su reserva.',
  closing_message: 'Todo listo. ¡Que descanse y que disfrute mucho de Cartagena!',
  correction: 'prompt',
})
