import type { Headings } from '#server/imports/columns/headings/meanings.ts'

export const pt: Headings = {
  first_name: 'Primeiro nome | Prenome | Nome próprio | Nomes próprios | Nome de batismo',
  further_first_name: 'Segundo nome | Nome do meio',
  last_name: `
    Sobrenome | Sobrenomes | Apelido | Apelidos | Último nome | Nome de família | Sobrenome do aluno`,
  further_last_name: 'Segundo sobrenome',
  name: `
    Nome | Nomes | Nome do aluno | Nome da aluna | Nome do estudante | Nome aluno | Nome do(a) aluno(a)`,
  full_name: `
    Nome completo | Nome e sobrenome | Nome e apelido | Sobrenome e nome | Sobrenome, nome | Aluno | Aluna
    Alunos | Aluno(a) | Aluno/a | Estudante | Estudantes | Participante | Participantes | Nome completo do aluno`,
  email: `
    E-mail | Correio eletrônico | Correio eletrónico | Correio | Endereço de e-mail | Endereço eletrônico
    Endereço eletrónico | Endereço de correio eletrônico | E-mail do aluno | E-mail do estudante
    E-mail institucional`,
  student_number: `
    Número de estudante | Número do estudante | Número de aluno | Número do aluno | Nº de aluno | Nº do aluno
    Nº aluno | Nº de estudante | Nº do estudante | N.º de aluno | N.º do aluno | Matrícula | Número de matrícula
    Nº de matrícula | Matrícula do aluno | Código do aluno | Código do estudante | Código de aluno | RA
    Registro acadêmico | Registro do aluno | ID do aluno | ID do estudante | ID aluno | Identificador`,
  level: `
    Nível | Níveis | QECR | QCER | Nível QECR | Nível CEFR | Nível do QECR | Nível de idioma | Nível de língua
    Nível linguístico | Nível atual`,
  native_language: `
    Língua materna | Idioma materno | Língua nativa | Idioma nativo | Primeira língua | Língua de origem
    Primeiro idioma`,
  classes: `
    Turma | Turmas | Nome da turma | Classe | Classes | Grupo | Grupos | Curso | Cursos | Nome do curso`,
  notes: `
    Nota | Notas | Observação | Observações | Obs | Comentário | Comentários | Anotação | Anotações
    Informações adicionais`,
}
