import type { Words } from '../../words.ts'

export const invitation: Words<'invitation'> = {
  title: 'Únete a {{school}}',
  intro: 'Te han invitado como profesor o profesora. Elige cómo quieres iniciar sesión.',
  introCoordinator: 'Te han invitado a coordinar la escuela. Elige cómo quieres iniciar sesión.',
  address: 'Iniciarás sesión con',
  submit: 'Unirme',
  submitting: 'Un momento…',
  expiredTitle: 'Esta invitación ya no sirve',
  expired: 'Ya se usó, se retiró o tiene más de siete días. Pide una nueva a tu escuela.',
  incompleteTitle: 'El enlace está incompleto',
  incomplete: 'Abre otra vez el enlace del correo o cópialo entero.',
  signIn: 'Ir a iniciar sesión',
  google: 'Unirme con Google',
  name: 'Nombre',
  last_name: 'Apellidos',
  nameMissing: 'Escribe tu nombre.',
}
