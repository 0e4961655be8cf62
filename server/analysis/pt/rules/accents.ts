import type { Rule } from '#server/analysis/grammar/rule.ts'

const marked: Readonly<Record<string, string>> = {
  amanha: 'amanhã',
  irma: 'irmã',
  irmas: 'irmãs',
  numero: 'número',
  ultimo: 'último',
  transito: 'trânsito',
  medico: 'médico',
  inicio: 'início',
  policia: 'polícia',
  noticia: 'notícia',
  musica: 'música',
  historia: 'história',
  familia: 'família',
  agua: 'água',
  pratica: 'prática',
  duvida: 'dúvida',
}

// Verbs that are seldom said with "nos" before them.
const ours =
  'moramos|gostamos|temos|somos|vamos|estamos|queremos|podemos|precisamos|trabalhamos|estudamos|fazemos|comemos|fomos|viajamos|compramos|bebemos|jogamos|tínhamos|estávamos|éramos|fizemos|comemos|dançamos|sabemos|devemos'

/** Words that an accent tells apart. */
export const accents: readonly Rule[] = [
  {
    id: 'pt.accents.at_night',
    kind: 'accents',
    pattern: [
      'estudo|estuda|estudar|trabalho|trabalha|trabalhar|saio|sair|curso|aula|aulas|chego|chega|chegar|hoje|ontem|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo [a] noite $|,',
    ],
    better: 'à',
    why: 'at_hours',
    wrong: [
      ['Estou fazendo um curso a noite.', 'Estou fazendo um curso à noite.'],
      ['Eu trabalho a noite.', 'Eu trabalho à noite.'],
      ['Hoje a noite, vamos sair.', 'Hoje à noite, vamos sair.'],
    ],
    right: ['Passei a noite em casa.', 'Trabalho a noite toda.', 'Amo a noite.', 'Estudo à noite.'],
  },
  {
    id: 'pt.accents.is',
    kind: 'accents',
    pattern: [
      'ele|ela|isso|isto|aquilo [e] muito|um|uma|bom|boa|legal|bonito|bonita|difícil|fácil|alto|alta|médico|professora|estudante',
      '^ ele|ela [e] meu|minha <noun> $',
      '^ meu|minha|o|a|este|esta|esse|essa <noun sg> [e] muito|um|uma|bom|boa|legal|bonito|bonita|difícil|fácil|grande|pequeno|pequena|de|do|da|médico|professora',
      '^ meu nome [e]',
      '^ qual|quem|onde|como|quando [e] o|a|seu|sua|você|ele|ela',
      '^ [e] muito|bom|boa|legal|bonito|bonita|difícil|fácil|verdade|claro|importante|interessante <adj>? $',
    ],
    better: 'é',
    why: 'is_accent',
    wrong: [
      ['Ela e muito legal.', 'Ela é muito legal.'],
      ['Meu nome e Ana.', 'Meu nome é Ana.'],
      ['Qual e o seu nome?', 'Qual é o seu nome?'],
      ['Isso e bom.', 'Isso é bom.'],
    ],
    right: ['Ela é muito legal.', 'Ana e Pedro.', 'O menino e a menina.', 'E você?', 'Ele e eu somos amigos.'],
  },
  {
    id: 'pt.accents.and',
    kind: 'accents',
    pattern: [
      '^ [é] você|vocês|tu ?',
      'pai|mãe|irmão|irmã|pão|café|chá [é] meu|minha|irmão|irmã|pai|mãe|leite|queijo|manteiga|bolo',
    ],
    better: 'e',
    why: 'and_no_accent',
    wrong: [
      ['É você?', 'E você?'],
      ['Pão é queijo.', 'Pão e queijo.'],
      ['Café é leite.', 'Café e leite.'],
    ],
    right: ['E você?', 'Ele é você?', 'Meu irmão é médico.'],
  },
  {
    id: 'pt.accents.esta',
    kind: 'accents',
    pattern: [
      '[esta|estas] bem|mal|aqui|ali|lá|longe|perto|em|no|na|muito|cansado|cansada|doente|contente|fechado|fechada|aberto|aberta|frio|calor|quente|chovendo|ótimo|tudo',
      'como|onde|tudo|você|ele|ela|não [esta]',
      '[esta] <verb gerund>',
    ],
    better: ({ word }) => {
      const own = word(0).startsWith('esta') ? word(0) : word(1)
      return own === 'estas' ? 'estás' : 'está'
    },
    why: 'esta_accent',
    wrong: [
      ['Minha mãe esta bem.', 'Minha mãe está bem.'],
      ['Onde esta o banheiro?', 'Onde está o banheiro?'],
      ['Ele esta comendo.', 'Ele está comendo.'],
    ],
    right: ['Minha mãe está bem.', 'Esta casa é grande.', 'Estas são minhas amigas.'],
  },
  {
    id: 'pt.accents.there',
    kind: 'accents',
    pattern: ['[la] $', '=ir|=morar|=estar|=chegar [la] !<noun>', '[la] em|no|na|fora|embaixo|em_cima'],
    better: 'lá',
    why: 'la_accent',
    wrong: [
      ['Eu moro la.', 'Eu moro lá.'],
      ['Vou la amanhã.', 'Vou lá amanhã.'],
      ['Ele está la em casa.', 'Ele está lá em casa.'],
    ],
    right: ['Eu moro lá.', 'Vou lá.', 'Quero comprá-la.'],
  },
  {
    id: 'pt.accents.until',
    kind: 'accents',
    pattern: ['[ate] logo|amanhã|mais|já|a|o|as|os|agora|breve|segunda|sábado|domingo|depois|ontem', '[ate] #'],
    better: 'até',
    why: 'ate_accent',
    wrong: [
      ['Ate logo!', 'Até logo!'],
      ['Ate amanhã.', 'Até amanhã.'],
      ['Trabalho ate as cinco.', 'Trabalho até as cinco.'],
    ],
    right: ['Até logo!', 'Até amanhã.', 'Trabalho até tarde.'],
  },
  {
    id: 'pt.accents.we',
    kind: 'accents',
    pattern: [`^ [nos] não? ${ours}`, `que|e|mas|porque|quando|onde [nos] ${ours}`, 'para|com|de|sem [nos] $'],
    better: 'nós',
    why: 'nos_accent',
    wrong: [
      ['Nos moramos aqui.', 'Nós moramos aqui.'],
      ['Nos gostamos de praia.', 'Nós gostamos de praia.'],
      ['É para nos.', 'É para nós.'],
    ],
    right: ['Nós moramos aqui.', 'Moro nos Estados Unidos.', 'Ele nos viu.'],
  },
  {
    id: 'pt.accents.nouns',
    kind: 'accents',
    pattern: [
      '[amanha|irma|numero|ultimo|transito|medico|inicio|policia|noticia|irmas]',
      'a|de|da|essa|esta|uma|minha|muita|boa|e|em|na|ouço|ouvir|gosto|muito [musica|historia|familia|agua|pratica|duvida]',
    ],
    better: ({ marked: [own] }) => marked[own?.lower ?? ''] ?? null,
    why: 'accent',
    wrong: [
      ['Minha irma é alta.', 'Minha irmã é alta.'],
      ['Tenho uma duvida.', 'Tenho uma dúvida.'],
      ['A pratica é boa.', 'A prática é boa.'],
    ],
    right: ['Até amanhã!', 'Minha irmã é alta.', 'Ele pratica esporte.', 'Ele duvida disso.'],
  },
  {
    id: 'pt.capital.small',
    kind: 'capital',
    pattern: [
      '!!. [segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado|domingo|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro]',
      '=falar|=estudar|=aprender|em|de|sou|é|somos [português|inglês|francês|alemão|italiano|espanhol|brasileiro|brasileira|mexicano|mexicana|argentino|argentina|americano|americana|colombiano|colombiana|chileno|chilena|peruano|peruana|italiana|francesa|alemã]',
    ],
    better: ({ sentence, marked: [own] }) => {
      const place = own ? sentence.indexOf(own) : -1
      const isFirst = sentence.slice(0, place).every(({ kind }) => kind === 'mark')
      const isLarge = /^\p{Lu}\P{Lu}/u.test(own?.text ?? '')
      return own && !isFirst && isLarge && own.lower !== 'argentina' && sentence[place - 2]?.lower !== 'rio'
        ? own.lower
        : null
    },
    why: 'small_letter',
    wrong: [
      ['Até Sábado!', 'Até sábado!'],
      ['Meu aniversário é em Janeiro.', 'Meu aniversário é em janeiro.'],
      ['Falo Espanhol.', 'Falo espanhol.'],
    ],
    right: ['Até sábado!', 'Domingo eu trabalho.', 'Falo espanhol.', 'Moro em Argentina.'],
  },
]
