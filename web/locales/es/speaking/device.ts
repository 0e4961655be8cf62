import type { Words } from '../../words.ts'

export const device: Words<'device'> = {
  title: 'Comprobar este dispositivo',
  intro:
    'Qué puede hacer este dispositivo en una clase con sonido. Abre esta página en el propio dispositivo, antes de la clase.',
  failed: 'No se pudieron cargar tus idiomas',
  print: 'Imprimir',
  looking: 'Buscando voces…',
  on: '{{browser}} en {{system}}',
  unknown: 'Navegador desconocido',
  summary: {
    both: 'Este dispositivo habla y entiende: {{languages}}.',
    speaks: 'Este dispositivo habla: {{languages}}.',
    butNot: 'No habla: {{languages}}.',
    nothing: 'Este dispositivo no habla ninguno de estos idiomas.',
    none: 'Este dispositivo no habla: {{languages}}.',
    hears: 'Entiende lo que dicen los estudiantes.',
    deaf: 'No entiende lo que se dice: los estudiantes tendrán que escribir.',
  },
  languages: 'Idiomas',
  all: 'Ver los {{number}} idiomas',
  listen: 'Escuchar',
  speaks: {
    local: 'Habla {{voice}}, en este dispositivo',
    network: 'Habla {{voice}}, por internet',
    server: 'Habla {{voice}}, desde el servidor',
    none: 'Sin voz',
  },
  hears: { yes: 'Entiende la voz', no: 'No entiende la voz' },
  hearing: {
    sends: 'Para convertir la voz en texto, {{browser}} envía el sonido a {{maker}}.',
    maySend: 'Para convertir la voz en texto, {{browser}} puede enviar el sonido a la empresa que lo desarrolla.',
    no: '{{browser}} no puede convertir la voz en texto aquí. Con Chrome, Edge y Safari suele funcionar.',
  },
  microphone: {
    title: 'Micrófono',
    text: 'Pulsa el botón y di una frase. El sonido se queda en este dispositivo y no se guarda.',
    test: 'Probar el micrófono',
    stop: 'Parar',
    level: 'Nivel',
    volume: { silent: 'No se oye nada', quiet: 'Bajo', good: 'Bien', loud: 'Muy alto' },
    status: {
      untested: 'Sin probar',
      asking: 'El navegador pide permiso para usar el micrófono. Acéptalo.',
      listening: 'Di algo…',
      works: 'El micrófono funciona.',
      quiet: 'No se ha oído nada. Comprueba que has elegido el micrófono correcto y que no está silenciado.',
      denied:
        'El micrófono está desactivado en esta página. Actívalo para este sitio en los ajustes del navegador y prueba otra vez.',
      none: 'No hay micrófono. Conecta uno y prueba otra vez.',
      busy: 'No se puede usar el micrófono. Cierra los demás programas que lo estén usando y prueba otra vez.',
    },
  },
  advice: {
    title: 'Instalar una voz',
    text: 'Las voces son gratis y se instalan una vez en cada dispositivo.',
    missing: 'Aquí falta todavía una voz para: {{languages}}.',
    system: 'Dispositivo',
    restart: 'Cierra el navegador por completo, ábrelo de nuevo y vuelve a esta página.',
    steps: {
      windows: {
        first: 'Abre Configuración → Hora e idioma → Idioma y región, y añade el idioma.',
        second: 'Marca «Texto a voz» entre las características del idioma y espera a que se instale.',
        third: 'O usa Microsoft Edge, que ofrece voces por internet para muchos idiomas.',
      },
      macos: {
        first: 'Abre Ajustes del Sistema → Accesibilidad → Contenido leído (Lectura y voz en versiones más recientes).',
        second: 'Junto a la voz del sistema, elige «Gestionar voces…».',
        third: 'Elige el idioma y descarga una voz.',
      },
      ios: {
        first: 'Abre Ajustes → Accesibilidad → Contenido leído (Lectura y voz en versiones más recientes).',
        second: 'Toca «Voces» y elige el idioma.',
        third: 'Descarga una voz.',
      },
      android: {
        first: 'Abre los ajustes y busca «Texto a voz» o «Síntesis de voz».',
        second: 'Abre los ajustes del motor, normalmente el de Google, y toca «Instalar datos de voz».',
        third: 'Elige el idioma y descarga una voz.',
      },
      chromeos: {
        first: 'Abre Configuración → Accesibilidad → Texto a voz.',
        second: 'Abre los ajustes del motor de voz de Google y añade el idioma.',
        third: 'Mantén la conexión hasta que la voz esté lista.',
      },
      linux: {
        first: 'Instala los paquetes speech-dispatcher y espeak-ng.',
        second: 'Usa Firefox, que los utiliza para hablar.',
        third: 'O usa Google Chrome, que ofrece voces por internet para varios idiomas.',
      },
    },
  },
  paper: { checked: 'Comprobado el {{date}}', computer: 'Ordenador', by: 'Comprobado por' },
}
