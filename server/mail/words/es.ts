import type { Words } from '#server/mail/words/en.ts'
import { effort, letters as guardianLetters } from '#server/mail/words/guardians/es.ts'
import { homework, letters as homeworkLetters } from '#server/mail/words/homework/es.ts'
import { choose, letters as notices, stop } from '#server/mail/words/notices/es.ts'
import { letters as staff } from '#server/mail/words/staff/es.ts'

const oneHour = () => 'El enlace sirve una sola vez y caduca en una hora.'
const fineIfYou = () => 'Si has sido tú, no tienes que hacer nada.'

export const es: Words = {
  letters: {
    ...notices,
    ...staff,
    ...homeworkLetters,
    ...guardianLetters,
    ceiling_near: {
      subject: ({ setting }) => `Se ha usado el 80\u00a0% de ${setting}`,
      preview: () => 'El límite diario de toda la instalación está cerca.',
      title: 'Un límite diario está cerca',
      before: [
        ({ setting }) =>
          `Entre todas las escuelas se ha usado el 80\u00a0% de ${setting}. Al llegar al límite, las conversaciones siguen con los pasos de los chatbots y con las voces de los navegadores hasta que acabe el día.`,
      ],
      button: 'Abrir Tertulia',
      after: [() => 'Puedes aumentar el valor y reiniciar el servidor.'],
      footer: () => 'Recibes este correo porque administras esta instalación.',
    },
    welcome: {
      subject: () => 'Confirma tu correo electrónico para Tertulia',
      preview: () => 'Con un clic sabremos que esta dirección es tuya.',
      title: 'Te damos la bienvenida a Tertulia',
      before: [
        ({ school }) => `La cuenta de ${school} ya está lista.`,
        ({ to }) =>
          `Confirma que ${to} es tu dirección de correo. Así podrás volver a entrar si algún día olvidas la contraseña.`,
      ],
      button: 'Confirmar el correo',
      after: [
        () => 'El enlace sirve una sola vez y caduca en una hora. Puedes pedir otro en Ajustes.',
        () => 'Si no has creado esta cuenta, puedes ignorar este mensaje.',
      ],
    },
    confirm_email: {
      subject: () => 'Confirma tu correo electrónico',
      preview: () => 'Con un clic sabremos que esta dirección es tuya.',
      title: 'Confirma tu correo electrónico',
      before: [
        ({ school, to }) =>
          `Confirma la dirección ${to} para la cuenta de ${school}. A partir de entonces iniciarás sesión con ella.`,
      ],
      button: 'Confirmar el correo',
      after: [oneHour, () => 'Si no lo has pedido tú, puedes ignorar este mensaje: no cambiará nada.'],
    },
    email_change_asked: {
      subject: ({ school }) => `Solicitud de cambio de correo para ${school}`,
      preview: () => 'El cambio se hará cuando se confirme la nueva dirección.',
      title: 'Se ha solicitado un cambio de correo',
      before: [
        ({ school, to, new_email }) =>
          `Se ha pedido cambiar el correo de la cuenta de ${school} de ${to} a ${new_email}. Hasta que se confirme la nueva dirección, seguirás iniciando sesión como siempre.`,
        fineIfYou,
        () =>
          'Si no has sido tú, puede que otra persona haya entrado en tu cuenta. Crea ahora mismo una contraseña nueva.',
      ],
      button: 'Crear una contraseña nueva',
      after: [],
    },
    email_changed: {
      subject: ({ school }) => `Se ha cambiado el correo de ${school}`,
      preview: ({ new_email }) => `A partir de ahora inicias sesión con ${new_email}.`,
      title: 'Se ha cambiado tu correo electrónico',
      before: [
        ({ school, to, new_email }) =>
          `La cuenta de ${school} usa ahora ${new_email} en lugar de ${to}. Se ha cerrado tu sesión en los demás dispositivos.`,
        fineIfYou,
        () => 'Si no has sido tú, inicia sesión con la nueva dirección y tu contraseña, y cambia las dos enseguida.',
      ],
      button: 'Iniciar sesión',
      after: [() => 'Si ya no puedes entrar, ponte en contacto con quien gestiona Tertulia para tu escuela.'],
    },
    reset_password: {
      subject: ({ school }) => `Crea una contraseña nueva para ${school}`,
      preview: () => 'El enlace caduca en una hora.',
      title: 'Crea una contraseña nueva',
      before: [
        ({ school, to }) =>
          `Alguien, probablemente tú, ha pedido una contraseña nueva para la cuenta de ${school} con la dirección ${to}.`,
      ],
      button: 'Crear una contraseña nueva',
      after: [oneHour, () => 'Si no has sido tú, puedes ignorar este mensaje: tu contraseña no cambia.'],
    },
    password_changed: {
      subject: ({ school }) => `Se ha cambiado la contraseña de ${school}`,
      preview: () => 'Se ha cerrado tu sesión en los demás dispositivos.',
      title: 'Se ha cambiado tu contraseña',
      before: [
        ({ school, to }) =>
          `La cuenta de ${school} con la dirección ${to} tiene una contraseña nueva. Se ha cerrado tu sesión en los demás dispositivos.`,
        fineIfYou,
        () => 'Si no has sido tú, crea ahora mismo una contraseña nueva.',
      ],
      button: 'Crear una contraseña nueva',
      after: [],
    },
    google_linked: {
      subject: ({ school }) => `Google conectado a ${school}`,
      preview: () => 'Ya puedes iniciar sesión con Google.',
      title: 'Google está conectado',
      before: [
        ({ school, to }) => `Ya puedes iniciar sesión con Google en la cuenta de ${school} (${to}).`,
        fineIfYou,
        () => 'Si no has sido tú, desconecta Google en Ajustes y cambia la contraseña.',
      ],
      button: 'Abrir Ajustes',
      after: [],
    },
    google_unlinked: {
      subject: ({ school }) => `Google desconectado de ${school}`,
      preview: () => 'A partir de ahora inicias sesión con tu contraseña.',
      title: 'Google está desconectado',
      before: [
        ({ school, to }) =>
          `Ya no se puede iniciar sesión con Google en la cuenta de ${school}. A partir de ahora inicias sesión con ${to} y tu contraseña.`,
        fineIfYou,
        () => 'Si no has sido tú, cambia la contraseña.',
      ],
      button: 'Cambiar la contraseña',
      after: [],
    },
    practice_link: {
      subject: ({ school }) => `Tu enlace de práctica de ${school}`,
      preview: ({ school }) => `${school} ha preparado conversaciones para que practiques.`,
      title: 'Tu enlace de práctica',
      before: [
        ({ first_name }) => `Hola, ${first_name}:`,
        ({ school }) =>
          `${school} te invita a practicar con Tertulia. Conversas por escrito o hablando, tantas veces como quieras y con ayuda siempre que la necesites.`,
        () => 'Abre el enlace en el móvil o en el ordenador. No necesitas cuenta ni contraseña.',
      ],
      button: 'Empezar a practicar',
      after: [
        () => 'El enlace es solo para ti: no lo compartas. Quien lo abra practicará en tu nombre.',
        () => 'Si no esperabas este mensaje, puedes ignorarlo.',
      ],
      footer: ({ school, to }) => `Tertulia ha enviado este correo a ${to} en nombre de ${school}.`,
    },
  },
  choose,
  stop,
  homework,
  effort,
  copyLink: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  sentTo: ({ to, school }) => `Tertulia ha enviado este correo a ${to} en relación con la cuenta de ${school}.`,
  quotes: ['«', '»'],
  via: (school) => `${school} a través de Tertulia`,
}
