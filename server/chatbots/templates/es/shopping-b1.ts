import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Devolver una compra',
  language: 'es',
  level: 'B1',
  description: 'Los auriculares que compraste ya no funcionan. Llévalos a la tienda y consigue una solución justa.',
  role: 'Empleado de atención al cliente de una tienda de electrónica en Lima',
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
  steps: [
    step(
      '¿En qué le puedo ayudar?',
      [
        'auriculares|audífonos|compré|comprado|funciona*|rot*|devolver|problema|cambiar|sonido|carga*|dejado|dejaron|mal',
      ],
      'Di qué compraste y qué le pasa.',
      'Compré estos auriculares la semana pasada y han dejado de funcionar.',
    ),
    step(
      'Entiendo. ¿Qué pasa exactamente cuando los enciende?',
      [],
      'Descríbelo: «Cuando los enciendo, …».',
      'Cuando los enciendo, la luz se pone roja, pero no se oye nada.',
    ),
    step(
      '¿Ha cargado la batería? ¿Y se le han caído al suelo alguna vez?',
      ['cargado|cargué|batería|caído|cayeron|cayó|sí|no|nunca|ya|cuidado|horas|noche|toda'],
      'Contesta a las dos preguntas.',
      'Los he cargado toda la noche, y nunca se me han caído.',
    ),
    step(
      'De acuerdo. ¿Me da el recibo, por favor?',
      [
        'recibo|perdí|perdido|encuentro|no|siento|casa|correo|extracto|banco|tarjeta|caja|aquí|sí|tiré|pagué|comprobante',
      ],
      'Explica que no lo encuentras y ofrece otra cosa.',
      'Lo siento, no lo encuentro, pero tengo la caja y pagué con tarjeta.',
    ),
    step(
      'Sin recibo normalmente no puedo aceptar nada. ¿Cuándo los compró y cómo pagó?',
      [
        'semana|día*|lunes|martes|miércoles|jueves|viernes|sábado|domingo|hace|pasad*|#|tarjeta|efectivo|extracto|banco|celular|móvil|pagué',
      ],
      'Di el día y cómo pagaste. ¿Hay otra prueba?',
      'El viernes pasado, con tarjeta. Le puedo enseñar el extracto en el móvil.',
    ),
    step(
      'Eso me sirve. Los podría mandar a reparar, y tardaría tres semanas. ¿Le parece bien?',
      [
        'no|mucho|tres|nuev*|cambi*|dinero|reembolso|preferiría|prefiero|necesito|sí|bien|vale|acuerdo|otros|garantía|defectuos*|parece',
      ],
      'Di qué preferirías y por qué.',
      'Tres semanas es mucho. Preferiría unos nuevos, porque los necesito todos los días.',
    ),
    step(
      'Un momento… Ese modelo está agotado. Le puedo dar un vale o devolverle el dinero. ¿Qué elige?',
      ['dinero|vale|reembolso|devol*|otro|ninguno|modelo|efectivo|tarjeta|elijo|prefiero|quiero'],
      'Elige y da una razón.',
      'Prefiero el dinero, porque aquí no necesito nada más.',
    ),
    step(
      'Perfecto. En tres días lo tendrá en su tarjeta. ¿Necesita algo más?',
      [],
      'Da las gracias, o pide por ejemplo un comprobante.',
      '¿Me puede dar un comprobante, por favor? Y gracias por su ayuda.',
    ),
  ],
  starters: [
    'Perdone, ¿es aquí la atención al cliente?',
    'Hola. Tengo un problema con algo que compré aquí.',
    'Buenas tardes, quería devolver una cosa.',
  ],
  opening_message: 'Buenas tardes. Ha venido usted al mostrador correcto.',
  correction: 'prompt',
})
