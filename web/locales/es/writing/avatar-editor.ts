import type { Words } from '../../words.ts'

export const avatarEditor: Words<'avatarEditor'> = {
  part: {
    basics: 'Lo básico',
    look: 'Aspecto',
    voice: 'Voz',
  },
  field: {
    subject: 'Chatbot',
  },
  subject: {
    none: 'Ninguno todavía',
    draft: 'Borrador',
    archived: 'Archivado',
    templates: 'Nuevo, desde una plantilla',
    begin: 'Empieza con una plantilla:',
    write: 'Escribe el tuyo',
    isNew: 'Al guardar, esta plantilla se convierte en un chatbot, publicado y listo para usar.',
    why: 'El chatbot decide lo que dice el avatar.',
    empty: 'Todavía no hay ningún chatbot en este idioma ({{language}}).',
    left: '«{{chatbot}}» habla otro idioma ({{language}}), así que se ha quitado.',
    is_draft: 'Es un borrador: los estudiantes verán el avatar cuando publiques el chatbot.',
    is_archived: 'Está archivado: los estudiantes verán el avatar cuando vuelvas a publicar el chatbot.',
  },
  preview: {
    unnamed: 'Avatar nuevo',
    sentence: 'Frase que dirá el avatar',
    say: 'Que lo diga',
    stop: 'Parar',
    noVoice: 'Este dispositivo no tiene voz para este idioma ({{language}}): la boca se mueve sin sonido.',
    quiet: 'Sin voz ({{language}})',
    checkDevice: 'Comprobar este dispositivo',
  },
  look: {
    parts: 'Partes de la cara',
    colors: 'Colores',
    without: 'Sin: {{part}}',
    ownColor: 'Otro color',
    ownColorOf: '{{label}}: otro color',
    previous: 'Aspecto anterior',
    shuffle: 'Al azar',
  },
  voiceText:
    'Si no eliges nada aquí, el avatar habla con la voz de su chatbot o con la que usa tu escuela en ese idioma.',
  create: 'Crear avatar',
  created: 'Avatar creado: {{name}}',
  saved: 'Avatar guardado: {{name}}',
  gone: 'Mientras tanto se eliminó este avatar o su chatbot. Lo que elegiste sigue aquí.',
  stale: 'Este avatar se ha modificado en otro sitio',
  drawings: 'Quién dibujó estas caras',
}
