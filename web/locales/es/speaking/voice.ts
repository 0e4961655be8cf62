import type { Words } from '../../words.ts'

export const voice: Words<'voice'> = {
  intro: 'Cómo suena cada idioma de práctica. Lo decide tu escuela y vale para todos los estudiantes.',
  ofDevices:
    'Las voces dependen de cada dispositivo. Si falta la elegida, habla la mejor que tenga, nunca una de otro idioma.',
  check: 'Comprobar este dispositivo',
  loading: 'Cargando los ajustes',
  failed: 'No se pudieron cargar los ajustes de voz y sonido',
  languages: 'Idiomas',
  who: 'Quién habla',
  searchVoices: 'Buscar voces',
  noSuchVoice: 'No hay ninguna voz con ese nombre.',
  best: 'La mejor voz del dispositivo',
  usual: 'La voz habitual del servidor',
  from: { server: 'Del servidor', network: 'Necesita conexión', elsewhere: 'No está en este dispositivo' },
  here: {
    looking: 'Cargando voces…',
    noVoice: 'Sin voz en este dispositivo',
    none: 'Este dispositivo no tiene ninguna voz para este idioma. Los estudiantes oirán las respuestas si su dispositivo tiene una; si no, las leerán.',
    speaks: 'Aquí habla {{voice}}.',
    missing: '{{wanted}} no está en este dispositivo; aquí habla {{voice}}.',
    server: 'Habla el servidor, igual en todos los dispositivos.',
    missingServer: '{{wanted}} no está en este dispositivo; aquí habla el servidor.',
    unheard: 'La voz no ha arrancado y no se ha oído nada. Reinicia el navegador o elige otra voz.',
    noPitch: 'Las voces del servidor conservan su propio tono.',
  },
  rate: 'Velocidad',
  pitch: 'Tono',
  test: 'Probar',
  stop: 'Parar',
  switch: {
    speaks_answers: {
      label: 'Leer las respuestas automáticamente',
      text: 'Si está desactivado, los estudiantes pulsan un botón para escuchar.',
    },
    allows_microphone: {
      label: 'Permitir el micrófono',
      text: 'Los estudiantes pueden hablar en vez de escribir. Los oye la empresa que hace el navegador (Google, Microsoft o Apple), salvo que el propio dispositivo entienda el habla. No guardamos ningún audio. Está desactivado hasta que lo actives.',
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
