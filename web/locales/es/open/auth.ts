import type { Words } from '../../words.ts'

export const auth: Words<'auth'> = {
  field: {
    school_name: 'Nombre de la escuela',
    email: 'Correo electrónico',
    password: 'Contraseña',
    showPassword: 'Mostrar la contraseña',
    hidePassword: 'Ocultar la contraseña',
    passwordRule: '{{min}} caracteres o más',
  },
  wrong: {
    email: 'Escribe una dirección de correo, por ejemplo nombre@escuela.com.',
    emailMissing: 'Escribe tu dirección de correo.',
    emailTaken: 'Ya hay una cuenta con esta dirección de correo.',
    passwordMissing: 'Escribe tu contraseña.',
    passwordShort: 'Usa al menos {{min}} caracteres.',
    tooLong: 'Usa {{max}} caracteres como máximo.',
    password_common: 'Esta contraseña es fácil de adivinar. Elige otra.',
    password_school_words: 'No uses el nombre ni el correo de tu escuela en la contraseña.',
    schoolMissing: 'Escribe el nombre de tu escuela.',
  },
  login: {
    passkey: 'Iniciar sesión con una llave de acceso',
    title: 'Iniciar sesión',
    intro: 'Accede al panel de tu escuela.',
    submit: 'Iniciar sesión',
    forgot: '¿Has olvidado tu contraseña?',
    submitting: 'Iniciando sesión…',
    noAccount: '¿Es tu primera vez aquí?',
    create: 'Crear una cuenta',
  },
  signUp: {
    title: 'Crea la cuenta de tu escuela',
    intro: 'Después eliges un plan y lo pruebas gratis, sin tarjeta.',
    submit: 'Crear cuenta',
    submitting: 'Creando la cuenta…',
    haveAccount: '¿Ya tienes cuenta?',
    signIn: 'Iniciar sesión',
  },
  scene: {
    title: 'Alguien con quien hablar entre clase y clase',
    text: 'Tus estudiantes practican con chatbots y avatares que eliges tú: sobre tus temas y a su nivel.',
  },
  google: 'Continuar con Google',
  language: 'Idioma',
}
