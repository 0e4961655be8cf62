import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Devolver una compra',
  language: 'es',
  level: 'B1',
  description: 'Los auriculares que compraste ya no funcionan. Llévalos a la tienda y consigue una solución justa.',
  role: 'Empleado de atención al cliente de una tienda de electrónica en Lima',
  partner_name: 'Renzo',
  region: 'PE',
  scenario:
    'Compraste unos auriculares la semana pasada y ayer dejaron de funcionar. Llevas la caja, pero no encuentras el recibo.',
  goals: [
    'Puedo explicar qué falla en algo que he comprado.',
    'Puedo decir cuándo y cómo lo compré.',
    'Puedo decir qué quiero que pase.',
    'Puedo reaccionar cuando la primera respuesta es no.',
  ],
  grammar: ['indefinido e imperfecto', 'dejar de + infinitivo', 'el condicional: preferiría, me gustaría'],
  vocabulary: words({
    'los auriculares': 'se ponen en las orejas para oír música',
    'la batería': 'da energía a un aparato',
    cargar: 'llenar una batería',
    'la garantía': 'la promesa de arreglar o cambiar algo',
    defectuoso: 'que tiene un fallo',
    'el reembolso': 'el dinero que te devuelven',
    'el vale': 'un papel para comprar en la tienda',
    'el extracto bancario': 'la lista de lo que has pagado',
    'dejar caer': 'hacer que algo vaya al suelo sin querer',
    'la reparación': 'el trabajo de arreglar algo',
    agotado: 'que ya no queda',
    'el recibo': 'el papel que dice qué has pagado',
  }),
  facts: [
    fact(
      '¿Cuánto tarda la reparación?',
      ['cuánto|cuándo|cuántos', 'tarda*|reparación|reparar*|arregl*|taller'],
      'La reparación tarda unas tres semanas. El taller está en Arequipa.',
    ),
    fact(
      '¿Cuándo recibo el dinero?',
      ['cuándo|cuánto|cómo', 'dinero|reembolso|devolución|devuelven|tarjeta|cuenta'],
      'El dinero llega a su tarjeta en tres días, o se lo doy ahora en efectivo.',
    ),
    fact('¿Cuánto dura la garantía?', 'garantía', 'La garantía es de dos años, pero sin recibo es más complicado.'),
    fact(
      '¿Hasta cuándo vale el vale?',
      ['vale', 'cuándo|cuánto|sirve|puedo*|comprar|todas|qué'],
      'El vale sirve un año, en todas nuestras tiendas.',
    ),
    fact(
      '¿Tiene otro modelo?',
      ['tiene*|hay|venden', 'modelo*|otros|otro|nuevos|parecido*|mejor*|auriculares|marca'],
      'Hay otro modelo parecido, pero cuesta cien soles más.',
    ),
    fact('¿Cuánto cuestan?', 'cuánto cuesta|cuánto cuestan|precio|caro|cuesta*', 'Esos cuestan ciento ochenta soles.'),
    fact(
      '¿Puedo hablar con su jefe?',
      'jefe|jefa|gerente|encargado|responsable|supervisor',
      'La jefa llega a las cinco, pero creo que lo arreglamos entre nosotros.',
    ),
    fact(
      '¿Por qué necesita el recibo?',
      ['por qué|para qué', 'recibo|papel|necesita|tarjeta'],
      'Sin él, el sistema no sabe que los compró aquí. Lo siento, no lo inventé yo.',
    ),
    fact(
      '¿Le pasa a mucha gente?',
      ['gente|clientes|otros|muchos|frecuente|normal', 'pasa|problema|mismo|quejado|normal|frecuente'],
      'Entre nosotros: son los terceros de esta semana.',
    ),
    fact(
      '¿Dónde están los cargadores?',
      ['dónde', 'cargadores|cables|televisores|celulares|computadoras|caja'],
      'Al fondo, al lado de los televisores.',
    ),
    fact(
      '¿Cuánto tiempo hay que cargarlos?',
      'cargar*|batería|cargador|cable',
      'Normalmente dos horas, con el cable de la caja.',
    ),
    fact(
      '¿Me puede dar un comprobante?',
      'comprobante|justificante|factura|firmar|papel|correo',
      'Claro, se lo imprimo ahora mismo y se lo mando también por correo.',
    ),
    fact(
      '¿A qué hora cierran?',
      'abren|cierran|cierra|abre|horario|abierto',
      'Abrimos de diez de la mañana a nueve de la noche, también los domingos.',
    ),
    fact('¿Hay baño?', 'baño|servicio|aseo', 'El baño está en el segundo piso.'),
    fact('¿Hay wifi?', 'wifi|internet|contraseña', 'Sí, la red se llama «Clientes» y no tiene contraseña.'),
    fact('¿Cómo se llama usted?', ['cómo|cuál', 'llama|nombre'], 'Me llamo Renzo, para servirle.'),
    fact(
      '¿Le gusta este trabajo?',
      ['gusta|cuánto|desde', 'trabajo|trabaja|trabajar|aquí|usted'],
      'Trabajo aquí desde hace cuatro años. Me gusta, cuando la gente es amable, como usted.',
    ),
    fact('¿De dónde es usted?', ['dónde', 'usted|es'], 'Soy de Cusco, pero vivo en Lima desde chico.'),
    fact(
      '¿Usted qué auriculares usa?',
      ['usted|recomienda*|mejor*', 'auriculares|audífonos|usa|recomienda*|compraría'],
      'Yo uso unos con cable. Son feos, pero nunca fallan.',
    ),
    fact('¿Cómo está usted?', 'cómo está usted|qué tal', 'Bien, gracias. Hoy hay más quejas que ventas.'),
  ],
  steps: [
    step(
      '¿En qué le puedo ayudar?',
      [
        'auricular*|audífonos|compr*|funciona*|rot*|devol*|problema*|cambi*|sonido*|carga*|dejado|dejaron|mal|defect*|fall*|estropead*|cascos|escuch*|oigo|oye|suen*|malogr*|reclam*|queja*|quej*|dinero|arregl*|repar*|murieron|nuevos|garantía|ayuda|aparato|recibo',
      ],
      'Di qué compraste y qué le pasa.',
      'Compré estos auriculares la semana pasada y creo que son defectuosos.',
      {
        other_wordings: ['Dígame, ¿cuál es el problema?', '¿Qué le trae por aquí?'],
        reactions: [
          when(
            'funciona*|rot*|fall*|defect*|mal|estropead*|malogr*|dejado|dejaron|murieron|salió mal*|salieron mal*|vino mal|malo|malos|se murieron|problema',
            [
              'Uy, y son casi nuevos. Qué fastidio.',
              'Vaya, lo siento. Vamos a mirarlos.',
              'Qué pena, lo siento mucho. A ver, déjeme ver.',
            ],
          ),
          when(
            'devol*|dinero|reembolso|reclam*|queja*|quej*|satisfech*|content*|descontent*|decepcion*',
            'Entiendo que se queje. Vamos por partes.',
          ),
          when('cambi*|nuevos|arregl*|repar*|garantía', 'Veamos qué se puede hacer.'),
          when('oigo|oye|escuch*|sonido*|suen*', 'Música sin sonido, eso no puede ser.'),
          when('auricular*|audífonos|cascos|compr*', ['Ese modelo lo conozco bien.', 'A ver, póngalos aquí encima.']),
          on('dont_know', 'Con calma. ¿Compró algo que no funciona?', { goes_to: 'stay' }),
          on('joke', 'Eso no lo vendemos todavía. ¿Y qué tiene en esa caja?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Qué pasa exactamente cuando los enciende?',
      [],
      'Descríbelo: «Cuando los enciendo, …».',
      'Cuando los enciendo, la luz se pone roja, pero no se oye nada.',
      {
        topics: [
          'luz|roj*|verde|azul|parpade*|enciend*|encend*|apag*|prend*|botón|pantalla|conect*|desconect*|bluetooth|cable|enchuf*|batería|carg*',
          'oye|oigo|oír|escuch*|sonido*|suen*|sonar*|ruido*|música|voz|volumen|silencio|pit*|cruj*|chisp*|izquierd*|derech*|lado|oreja|oído*|micrófono',
          '*nada|no pasa|no hace*|funciona*|cort*|paran|para sol*|parece|minuto*|segundo*|rato|después|veces|calient*|calor|quem*|huele|humo|explot*|rot*|mal|baj*|débil|entonces|dejan|muert*|vibr*',
        ],
        other_wordings: [
          'Descríbame qué ocurre cuando los enciende, por favor.',
          '¿Y qué hacen, exactamente, cuando los prende?',
        ],
        reactions: [
          when('humo|quem*|explot*|huele|chisp*', [
            '¡Caramba! No los vuelva a encender, por favor.',
            '¡Qué peligro! Menos mal que los trajo.',
          ]),
          when('calient*|calor', 'Calientes no deben ponerse. Lo anoto.'),
          when('luz|roj*|parpade*|verde|azul', [
            'La famosa luz roja… Ya la he visto esta semana.',
            'Esa luz me dice algo. Lo anoto.',
            'Gracias, con eso ya sé por dónde va.',
          ]),
          when('un lado|izquierd*|derech*|oreja', 'Solo por un lado: eso pasa más de lo que parece.'),
          when('ruido*|pit*|cruj*|mal|zumb*|chirri*|raro|extraño', 'Ese ruido lo conozco, por desgracia.'),
          when('conect*|bluetooth|celular|móvil', 'La conexión, entiendo. Ya la he mirado y no es eso.'),
          when('cort*|apag*|minuto*|segundo*|rato|paran|para sol*|parece', 'Se apagan, entonces. Lo anoto.'),
          when('*nada|no se oye|no oigo|no funciona*|no hace*|silencio|mud*', [
            'Ni un sonido. Qué triste.',
            'Nada de nada, entiendo.',
          ]),
          on('dont_know', '¿Se enciende alguna luz? ¿Se oye algo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Ha cargado la batería? ¿Y se le han caído al suelo alguna vez?',
      [
        'carg*|batería|caíd*|cae*|cay*|sí hay|no quiero|no tengo|no puedo|no me|no es|no lo|todavía no|no importa|nunca|ya|cuidado|hora*|esta noche|por la noche|tod*|suelo|lo de siempre|de siempre|agua|mojad*|jamás|golpe*|enchuf*|vez|mi perro|un perro|el perro|creo que sí|claro|tampoco|lluvia|dej*|dos',
      ],
      'Contesta a las dos preguntas.',
      'He cargado la batería toda la noche, y nunca los he dejado caer.',
      {
        other_wordings: [
          'Le tengo que preguntar: ¿los ha cargado bien? ¿Y se han caído?',
          '¿La batería está cargada? ¿Y no han tenido ningún accidente?',
        ],
        reactions: [
          when('nunca|jamás|no se cay*|no se me|no se han|con mimo|con cuidado', [
            'Se nota que los ha cuidado.',
            'Es verdad, están como nuevos.',
            'Le creo, no tienen ni un rasguño.',
          ]),

          when('mi perro|un perro|el perro', '¡El perro! Los míos también los prueba el perro de mi hermana.'),
          when('agua|mojad*|lluvia|ducha', 'Con agua… eso no lo ponemos en el formulario, ¿de acuerdo?'),
          when(
            'sí * caíd*|sí * cay*|se cayeron|se me cayeron|cayeron una|caído una|caído dos|cama|camas',
            'Una caída pequeña no debería romperlos. Gracias por la sinceridad.',
          ),
          when('nunca|jamás|cuidado|no se * caíd*|no se * cay*|dej*|manual|cajita|estuche|cariño|instrucciones', [
            'Los ha cuidado bien, se ve.',
            'Entonces no es culpa suya.',
          ]),
          when('carg*|batería|esta noche|por la noche|hora*|enchuf*', [
            'La batería, entonces, no es.',
            'Bien cargados, entendido.',
          ]),
          on('no', 'Entonces no es culpa suya. Lo anoto.'),
          on('yes', 'Muy bien, lo anoto.'),
          on('dont_know', '¿No se acuerda? Por lo menos, ¿los ha cargado?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      '¿Me da el recibo, por favor?',
      [
        'recibo|perdí*|perdid*|encuentr*|no quiero|no me|no es|no lo|todavía no|siento*|a casa|en casa|en mi casa|a mi casa|correo|extracto|banc*|tarjeta|caja|aquí|tir*|pagué|comprobante*|tengo|olvid*|boleta|ticket|claro|basura|foto*|celular|tome|factura|dónde está|quizás|regalo|móvil|email|papel*',
      ],
      'Explica que no lo encuentras y ofrece otra cosa.',
      'Lo siento, no encuentro el recibo, pero tengo la caja y pagué con tarjeta.',
      {
        other_wordings: ['¿Y tiene el recibo de la compra?', 'Para el sistema necesito el recibo. ¿Lo tiene?'],
        reactions: [
          when('mi perro|un perro|el perro|comió*|comido*', '¡El perro otra vez! Ese perro tiene hambre.'),
          when(
            'tir*|basura|perdí*|perdid*|olvid*|encuentr*|no tengo|no lo tengo|no sé|a casa|en casa|en mi casa|a mi casa',
            [
              'Le pasa a todo el mundo. El papel ese es diminuto.',
              'Ay, los recibos siempre desaparecen.',
              'No se preocupe, a mí me pasa también.',
            ],
          ),
          when('correo|email|foto*|celular|móvil', 'Una foto quizás sirva, pero se ve muy mal.'),
          when('tarjeta|extracto|banc*', 'Con tarjeta… eso puede ayudarnos.'),
          when('regalo', 'Un regalo sin recibo… ¡qué situación!'),
          when(
            'aquí|tome|sí|claro|tengo|bolso|bolsillo|cartera|billetera|tenga|en esta bolsa|bolsa|en un sobre|por aquí',
            ['Gracias. Uy, se ha mojado y no se lee nada.', 'A ver… Qué pena, está todo borrado.'],
          ),
          on('no', ['Ay, los recibos siempre desaparecen.', 'Le pasa a todo el mundo.']),
          on('yes', 'Gracias. Uy, se ha mojado y no se lee nada.'),
          on('dont_know', 'Mire en la caja o en la billetera. ¿Está ahí?', { goes_to: 'stay' }),
          when(
            'borrado|lluvia|lavadora|mojado|roto|perdido|perdí|tiré|basura|no se lee|foto|correo|pedido|regalo|me los regalaron|mudanza|cartera|un momento|extracto|caja',
            'Ya. Eso lo complica un poquito.',
          ),
        ],
      },
    ),
    step(
      'Sin un recibo que se lea, normalmente no puedo aceptar nada. ¿Cuándo los compró y cómo pagó?',
      [],
      'Di el día y cómo pagaste. ¿Hay otra prueba?',
      'El viernes pasado, con tarjeta. Aquí tengo el extracto bancario en el celular.',
      {
        topics: [
          'semana*|día|días|el lunes|este lunes|próximo lunes|lunes por|martes|miércoles|jueves|viernes|*sábado|*domingo|desde hace|hace * año*|hace * mes*|hace * semana*|hace * día*|hace mucho|hace poco|hace tiempo|semana pasada|mes pasado|el pasado|# día*|# semana*|# mes*|el #|tarjeta|efectivo',
          'extracto|banc*|celular|móvil|pagué|ayer|anteayer|este mes|un mes|al mes',
          'transferencia|yape|internet|línea|visa|crédito|débito|sencillo|billete*|hoy|por la tarde|más tarde|esta tarde|muy tarde|mañana|al contado|a plazos|cuotas|contado|en enero|en febrero|en marzo|en abril|en mayo|en junio|en julio|en agosto|en diciembre|navidad|cumpleaños|black friday',
        ],
        other_wordings: [
          'El sistema se pone pesado sin un recibo legible. ¿Cuándo fue la compra, y cómo pagó?',
          'Vamos a buscarlo de otra manera. ¿Qué día los compró, y cómo pagó?',
        ],
        reactions: [
          when('extracto|banc*', [
            'El extracto bancario me sirve. ¡Qué buena idea!',
            'Con el extracto lo encuentro enseguida.',
            'Perfecto, aquí está la compra.',
          ]),
          when('tarjeta|visa|crédito|débito|yape|transferencia|celular|móvil', [
            'Con tarjeta queda todo en el sistema. Aquí está.',
            'Perfecto, ya lo veo en la pantalla.',
          ]),
          when('internet|línea', 'Por internet, entonces está en su cuenta. Ya lo veo.'),
          when('efectivo|billete*|sencillo', 'En efectivo es difícil, pero creo que me acuerdo de usted. Le creo.'),
          when('año|años|meses', 'Tanto tiempo… Voy a cerrar un ojo.'),
          when(
            'semana*|el lunes|este lunes|próximo lunes|lunes por|martes|miércoles|jueves|viernes|*sábado|*domingo|ayer|anteayer|día|días|desde hace|hace * año*|hace * mes*|hace * semana*|hace * día*|hace mucho|hace poco|hace tiempo|este mes|un mes|al mes|navidad|cumpleaños|black friday|carnaval',
            ['Ese día lo encuentro, sí.', 'Hace poco, entonces. Aquí lo veo.'],
          ),
          on('dont_know', 'Más o menos: ¿esta semana o la pasada? ¿Con tarjeta o en efectivo?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Los podría mandar a reparar, y tardaría tres semanas. ¿Le parece bien?',
      [
        'no quiero|no me|hace mucho|tres|nuev*|cambi*|dinero|reembolso|preferiría|prefiero*|necesito|sí|*bien|vale|acuerdo|otros|garantía|defectuos*|demasiado|largo|claro|imposible|devol*|perfecto|ahora|hoy|esper*|lento|tiempo|problema|inaceptable|rápido|ok|viaje|quiero*|supuesto|semanas*|otra|puedo*',
      ],
      'Di qué preferirías y por qué.',
      'Una reparación de tres semanas es mucho. Preferiría unos nuevos, porque hay garantía.',
      {
        other_wordings: [
          'La norma dice: reparación, unas tres semanas. ¿Está de acuerdo?',
          'Lo normal sería repararlos, y eso tarda tres semanas. ¿Cómo lo ve?',
        ],
        reactions: [
          when('garantía', [
            'La garantía, tiene razón. Déjeme ver otra cosa.',
            'Si hay garantía, vamos a ver qué se puede hacer.',
            'Claro, para eso está la garantía. Un momento.',
          ]),
          when('dinero|reembolso|devol*', [
            'Lo entiendo. Voy a ver si el sistema me deja.',
            'A mí tampoco me gusta esperar. Veamos.',
          ]),
          when('nuev*|cambi*|otros', [
            'Unos nuevos sería lo más justo. Voy a mirar.',
            'Entiendo, unos que funcionen. Voy a ver.',
          ]),
          when(
            'hace mucho|mucho tiempo|trabajo* mucho|demasiado|largo|lento|tres|no puedo|imposible|inaceptable|tiempo|viaje',
            ['Tres semanas sin música… yo tampoco podría.', 'Sí, es mucho, le doy la razón.'],
          ),
          on('no', ['Lo entiendo, busquemos otra cosa.', 'Sí, es mucho, le doy la razón.']),
          on('refusal', 'Lo entiendo, busquemos otra cosa.'),
          when('sí|*bien|vale|acuerdo|claro|perfecto|ok|supuesto|problema|esper*|acept*|de acuerdo', [
            'Es usted muy paciente. Llamo al taller.',
            'Gracias. Voy a escribirlo en el sistema.',
          ]),
          on('dont_know', '¿Puede estar tres semanas sin ellos, o los usa todos los días?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Un momento… La pantalla dice que ese modelo está agotado y ya no se repara. Le puedo dar un vale o devolverle el dinero. ¿Qué elige?',
      [
        'dinero|vale|reembolso|devol*|devuelv*|otro|ninguno|ninguna|modelo|efectivo|tarjeta|plata|primero|primera|segundo|segunda|las dos|los dos|igual|cualquiera|soles|mitad|nuevos|cambi*',
      ],
      'Elige una cosa y da una razón.',
      'Prefiero el reembolso, porque aquí no necesito nada más.',
      {
        other_wordings: [
          'Espere, aquí sale algo: ese modelo está agotado y el taller no lo quiere. ¿Prefiere un vale o el dinero?',
          'Vaya, malas noticias: está agotado y no hay repuestos. Le ofrezco un vale o la devolución del dinero. ¿Cuál prefiere?',
        ],
        reactions: [
          when(
            'no quiero un vale|no quiero vale|vale no|no quiero el vale',
            'Nada de vales. Se lo devuelvo en dinero.',
          ),
          when(
            'otro modelo|otros|nuevos|modelo|cambi*',
            'Del otro modelo hay uno, pero cuesta cien soles más. Le hago un vale y usted decide.',
          ),
          when('ninguno|ninguna', 'Entonces le devuelvo el dinero, que nunca viene mal.'),
          when('dinero|reembolso|devol*|devuelv*|efectivo|plata|segund*|tarjeta|soles', [
            'El dinero, claro. En tres días lo tiene en su cuenta.',
            'Muy bien, se lo devuelvo todo.',
            'Cómo no, ahora mismo hago la devolución.',
          ]),
          when('vale|primero|primera', [
            'Un vale, perfecto. Sirve un año en todas las tiendas.',
            'El vale. Y le sumo diez soles por las molestias.',
          ]),
          when('igual|cualquiera|los dos|las dos|mitad', 'Entonces el dinero: con eso no hay error posible.'),
          on('dont_know', '¿Compra aquí a menudo? Entonces el vale. Si no, el dinero. ¿Qué le hago?', {
            goes_to: 'stay',
          }),
          on('no', 'Entonces le devuelvo el dinero, que nunca viene mal.'),
          on('joke', '¡Ja, ja! Eso no me deja el sistema. ¿Vale o dinero?', { goes_to: 'stay' }),
          when(
            'la pasta|la plata|el efectivo|lo primero|lo segundo|vengo mucho|otro modelo|otros cascos|ninguno|mitad|transferencia|en la tarjeta|devuelva*|devolución',
            'De acuerdo, lo preparo ahora mismo.',
          ),
        ],
      },
    ),
    step(
      'Listo, ya está todo apuntado. ¿Necesita algo más?',
      [],
      'Da las gracias, o pide por ejemplo un comprobante.',
      'Un comprobante, por favor. Y muchas gracias por su ayuda.',
      {
        topics: [
          'no|gracias|amable|ayuda|está bien|todo bien|estoy bien|parece bien|va bien|viene bien|bien gracias|bien así|bien pero|bien porque|perfecto|adiós|satisfech*|suficiente|sí|encantad*|contento|contenta|genial|hasta|listo|es todo|basta|ya está',
          'comprobante|recibo|papel|factura|justificante|boleta|correo|firma*|bolsa|caja|copia|garantía|nuevos|otro|otros|auriculares|cargador|cable|pilas|funda|necesito|quiero*|quisiera|comprar*|mirar|ver|veo|voy a ver|cuándo abr*|cuándo cierr*|cuándo sal*|cuándo empie*|cuándo puedo|cuándo tengo|cuándo es',
          'cuándo hay|cuándo va*|cuándo me|cuándo se|cuándo quieras|cuándo tiene*|cuándo lleg*|cuánto|dónde|número|teléfono|nombre|descuento|disculpa*|jefe|baño|llamar|batería|resuelto|arreglado|terminado|nada más',
        ],
        other_wordings: ['Ya casi terminamos. ¿Algo más?', '¿Puedo hacer algo más por usted?'],
        reactions: [
          when(
            '*mal|mala|malísim*|fatal|peor|nunca más|no vuelvo|antipátic*|enfadad*|decepcionad*|no estoy content*',
            'Siento mucho que se vaya así. Se lo diré a mi jefa.',
          ),

          when('comprobante|papel|justificante|copia|factura|recibo', [
            'Claro, aquí lo tiene. ¡Este no lo pierda!',
            'Se lo imprimo ahora mismo.',
            'Por supuesto, ya está saliendo de la impresora.',
          ]),
          when('disculpa*', 'Le pido disculpas de parte de toda la tienda.'),
          when(
            'auriculares|cargador|cable|pilas|funda|comprar*|nuevos|mirar',
            'Están al fondo, a la derecha. Pregunte por Milagros.',
          ),
          on('no', ['Perfecto, entonces.', 'Muy bien. Ojalá los próximos duren más.']),
          when('es todo|suficiente|basta', 'Perfecto, entonces. Ojalá los próximos duren más.'),
          when('gracias|amable|ayuda|*bien|perfecto|genial', [
            'Gracias a usted por la paciencia.',
            'Para eso estamos.',
          ]),
          on('yes', 'Dígame, ¿qué más le hace falta?', { goes_to: 'stay' }),
          on('dont_know', 'Por ejemplo, ¿quiere un comprobante?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(4, 'Perdone, el sistema se ha reiniciado y me pide lo mismo de siempre: ¿tiene el recibo?'),
    twist(
      7,
      'Acaba de llamarme el taller: está de vacaciones, y ese modelo está agotado. Le puedo dar un vale o devolverle el dinero. ¿Qué elige?',
    ),
  ],
  starters: [
    'Perdone, ¿es aquí la atención al cliente?',
    'Hola. ¿Tiene usted un momento?',
    'Buenas tardes. ¿Tengo que sacar número?',
  ],
  opening_message: 'Buenas tardes. Ha venido usted al mostrador correcto.',
  closing_message: 'Gracias por su visita y disculpe las molestias. ¡Que tenga buena tarde!',
  correction: 'prompt',
})
