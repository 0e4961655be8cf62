import type { Words } from '../words.ts'

export const endings: Words<'endings'> = {
  ended: 'Sua sessão expirou. Entre de novo.',
  unreachable: 'Não foi possível conectar ao servidor, e sua sessão foi encerrada. Entre de novo.',
  terminated: 'Sua sessão foi encerrada em outro navegador. Se não foi você, entre e troque a senha.',
  password_changed: 'Sua senha foi trocada e, por isso, esta sessão foi encerrada. Entre com a nova.',
  email_changed: 'Seu e-mail foi trocado e, por isso, esta sessão foi encerrada. Entre com o novo.',
  replaced: 'Você entrou em muitos navegadores; por isso a sessão mais antiga, que era esta, foi encerrada.',
  erased: 'Sua escola e tudo o que pertencia a ela foram excluídos.',
}
