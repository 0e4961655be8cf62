import type { Words } from '../../words.ts'

export const endings: Words<'endings'> = {
  why: {
    ended: 'Sua sessão expirou. Entre de novo.',
    unreachable: 'Não foi possível conectar ao servidor; por isso, sua sessão foi encerrada. Entre de novo.',
    elsewhere: 'Sua sessão foi encerrada em outra aba. Entre de novo para continuar de onde parou.',
    terminated: 'Sua sessão foi encerrada a partir de outro navegador. Se não foi você, entre e altere a senha.',
    password_changed: 'Sua senha foi alterada e, por isso, esta sessão foi encerrada. Entre com a nova.',
    email_changed: 'Seu e-mail foi alterado e, por isso, esta sessão foi encerrada. Entre com o novo.',
    replaced: 'Você entrou em muitos outros navegadores; por isso, a sessão mais antiga, que era esta, foi encerrada.',
    removed: 'Você não trabalha mais nesta escola e, por isso, a sessão foi encerrada.',
    erased: 'Sua escola e tudo o que pertencia a ela foram excluídos.',
  },
}
