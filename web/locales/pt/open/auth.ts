import type { Words } from '../../words.ts'

export const auth: Words<'auth'> = {
  field: {
    school_name: 'Nome da escola',
    email: 'E-mail',
    password: 'Senha',
    showPassword: 'Mostrar a senha',
    hidePassword: 'Ocultar a senha',
    passwordRule: '{{min}} caracteres ou mais',
  },
  wrong: {
    email: 'Digite um e-mail, como nome@escola.com.br.',
    emailMissing: 'Digite seu e-mail.',
    emailTaken: 'Já existe uma conta com este e-mail.',
    passwordMissing: 'Digite sua senha.',
    passwordShort: 'Use pelo menos {{min}} caracteres.',
    tooLong: 'Use no máximo {{max}} caracteres.',
    password_common: 'Esta senha é fácil de adivinhar. Escolha outra.',
    password_school_words: 'Não use o nome nem o e-mail da sua escola na senha.',
    schoolMissing: 'Digite o nome da sua escola.',
  },
  login: {
    passkey: 'Entrar com uma chave de acesso',
    title: 'Entrar',
    intro: 'Acesse o painel da sua escola.',
    submit: 'Entrar',
    forgot: 'Esqueceu sua senha?',
    submitting: 'Entrando…',
    noAccount: 'Primeira vez aqui?',
    create: 'Criar uma conta',
  },
  signUp: {
    title: 'Crie a conta da sua escola',
    intro: 'Depois você escolhe um plano e testa de graça, sem cartão.',
    submit: 'Criar conta',
    submitting: 'Criando a conta…',
    haveAccount: 'Já tem uma conta?',
    signIn: 'Entrar',
  },
  scene: {
    title: 'Alguém com quem conversar entre uma aula e outra',
    text: 'Seus alunos praticam com chatbots e avatares que você escolhe, sobre os seus temas e no nível de cada um.',
  },
  google: 'Continuar com o Google',
  language: 'Idioma',
}
