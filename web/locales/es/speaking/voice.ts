import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'Elige cómo suena cada idioma de práctica para todos tus estudiantes.',
  ofDevices:
    'Las voces dependen de cada dispositivo. Si falta la elegida, habla la mejor que tenga, nunca una de otro idioma.',
  check: 'Comprobar este dispositivo',
  loading: 'Cargando los ajustes',
  failed: 'No se pudieron cargar los ajustes de voz y sonido',
  languages: 'Idiomas',
  who: 'Voz',
  searchVoices: 'Buscar voces',
  noSuchVoice: 'No se encontró ninguna voz.',
  best: 'La mejor voz del dispositivo',
  usual: 'La voz habitual del servidor',
  from: { server: 'Del servidor', network: 'Necesita conexión', elsewhere: 'No está en este dispositivo' },
  here: {
    looking: 'Cargando voces…',
    noVoice: 'Sin voz en este dispositivo',
    none: 'Este dispositivo no tiene ninguna voz para este idioma. Los estudiantes oirán las respuestas si su dispositivo tiene una; si no, las leerán.',
    speaks: 'En este dispositivo: {{voice}}.',
    missing: '{{wanted}} no está en este dispositivo; aquí habla {{voice}}.',
    server: 'Desde el servidor, igual en todos los dispositivos.',
    missingServer: '{{wanted}} no está en este dispositivo; aquí habla el servidor.',
    unheard: 'La voz no ha arrancado. Reinicia el navegador o elige otra voz.',
    noPitch: 'Las voces del servidor conservan su propio tono.',
  },
  rate: 'Velocidad',
  pitch: 'Tono',
  test: 'Probar',
  stop: 'Parar',
  microphone: {
    title: 'Quién puede oír a los estudiantes',
    text: 'Los estudiantes pueden hablar en vez de escribir. Elige qué puede convertir su voz en texto. Nunca guardamos grabaciones.',
    mode: {
      off: {
        label: 'Nadie',
        text: 'El micrófono está desactivado y los estudiantes escriben.',
      },
      device: {
        label: 'Solo su dispositivo',
        text: 'La voz no sale del dispositivo. Si un navegador no puede, los estudiantes escriben.',
      },
      server: {
        label: 'También el servidor de tu escuela',
        text: 'Si el dispositivo no puede, lo hace el servidor de tu escuela. La grabación se borra en cuanto hay texto.',
      },
      browser: {
        label: 'También la empresa del navegador',
        text: 'Si el dispositivo no puede, la grabación va a Google, Microsoft o Apple y, si tampoco es posible, al servidor de tu escuela.',
      },
    },
    noServer: 'No hay ningún servidor de voz configurado.',
    told: 'Antes de hablar por primera vez, los estudiantes leen quién los oye.',
  },
  switch: {
    speaks_answers: {
      label: 'Leer las respuestas automáticamente',
      text: 'Si está desactivado, los estudiantes pulsan un botón para escuchar.',
    },
    allows_microphone: {
      label: 'Permitir el micrófono',
      text: 'Los estudiantes pueden hablar en este idioma, según lo elegido arriba.',
    },
    shows_captions: { label: 'Subtítulos', text: 'Lo que dice un avatar también se puede leer.' },
  },
  state: {
    speaks_answers: { on: 'Lectura', off: 'Sin lectura' },
    allows_microphone: { on: 'Micrófono', off: 'Sin micrófono' },
    shows_captions: { on: 'Subtítulos', off: 'Sin subtítulos' },
  },
  saving: 'Guardando…',
  saved: 'Guardado',
  notSaved: 'Sin guardar',
  retry: 'Reintentar',
  past: 'No se cambió nada en este idioma: {{language}}',
  pastText: 'Otra persona hizo cambios mientras tanto. Ahora ves lo que se guardó.',
  empty: {
    title: 'Aún no hay ningún idioma de práctica activado',
    text: 'Cuando hayas elegido qué practican tus estudiantes, aquí decidirás cómo suena.',
    action: 'Elegir idiomas',
  },
}
