import type { Word } from '#server/analysis/analysed.ts'
import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

// The form of another verb that a verb has here.
export function asVerb(
  { lexicon }: Match,
  verb: Word | undefined,
  lemma: string,
  of: readonly string[],
): string | null {
  const readings = (verb?.readings ?? []).filter(({ tags, lemma: from }) => tags.has('verb') && of.includes(from))
  const reading = readings.find(({ tags }) => tags.has('inf')) ?? readings[0]
  if (!reading) return null
  return lexicon.formsOf(lemma, [...reading.tags].join(' '))[0] ?? null
}

const joined: Readonly<Record<string, string>> = { eu: 'comigo', mim: 'comigo', nós: 'conosco', ti: 'contigo' }
const beOf: Readonly<Record<string, string>> = { sou: 'estou', é: 'está', são: 'estão', somos: 'estamos' }
const kin =
  'irmã|irmão|pai|mãe|amigo|amiga|namorado|namorada|marido|mulher|esposa|filho|filha|professor|professora|vizinho|vizinha|primo|prima|avó|avô|tio|tia|chefe'

/** Which word, in everyday talk. */
export const everydayWords: readonly Rule[] = [
  {
    id: 'pt.word_choice.with_me',
    kind: 'word_choice',
    pattern: ['[com eu|mim|ti]', '[com nós] !dois|duas|todos|mesmos|três|quatro'],
    better: ({ word }) => joined[word(1)] ?? null,
    why: 'comigo',
    wrong: [
      ['Venha com eu.', 'Venha comigo.'],
      ['Ela mora com nós.', 'Ela mora conosco.'],
      ['Quer dançar com mim?', 'Quer dançar comigo?'],
    ],
    right: ['Venha comigo.', 'Ela mora com nós dois.', 'Com ele eu vou.'],
  },
  {
    id: 'pt.word_choice.which_name',
    kind: 'word_choice',
    pattern: [
      '^ [quem] é o|a? seu|sua|teu|tua|meu nome|sobrenome|endereço|telefone|número|idade|profissão|email|e-mail',
      '^ [o que] é o|a? seu|sua|teu|tua nome|sobrenome|endereço|telefone|número|idade|profissão|email|e-mail',
      '^ [que|como] é o|a? seu|sua|teu|tua nome|sobrenome|endereço|telefone|número|idade|profissão|email|e-mail',
    ],
    better: 'qual',
    why: 'qual',
    wrong: [
      ['Quem é seu endereço?', 'Qual é seu endereço?'],
      ['O que é a sua profissão?', 'Qual é a sua profissão?'],
      ['Que é o seu nome?', 'Qual é o seu nome?'],
    ],
    right: ['Qual é o seu nome?', 'Quem é o seu pai?', 'O que é isso?'],
  },
  {
    id: 'pt.word_choice.know_someone',
    kind: 'word_choice',
    pattern: [
      `[sei|sabe|sabem|sabemos|sabes] a|o? meu|minha|seu|sua|nosso|nossa ${kin} $`,
      `[sei|sabe|sabem|sabemos] a|o? meu|minha|seu|sua ${kin} ?`,
    ],
    better: (match) => asVerb(match, match.marked[0], 'conhecer', ['saber']),
    why: 'conhecer',
    wrong: [
      ['Você sabe o meu irmão?', 'Você conhece o meu irmão?'],
      ['Eu sei a sua mãe.', 'Eu conheço a sua mãe.'],
      ['Eles sabem minha amiga.', 'Eles conhecem minha amiga.'],
    ],
    right: ['Você conhece o meu irmão?', 'Sei nadar.', 'Você sabe o meu nome?'],
  },
  {
    id: 'pt.word_choice.ask_question',
    kind: 'word_choice',
    pattern: '[=perguntar|=pedir<verb>] uma|umas|a|as pergunta|perguntas',
    better: (match) => asVerb(match, match.marked[0], 'fazer', ['perguntar', 'pedir']),
    why: 'ask_question',
    wrong: [
      ['Posso perguntar uma pergunta?', 'Posso fazer uma pergunta?'],
      ['Ele pediu uma pergunta.', 'Ele fez uma pergunta.'],
      ['Eu pergunto a pergunta.', 'Eu faço a pergunta.'],
    ],
    right: ['Posso fazer uma pergunta?', 'Perguntei o preço.', 'Pedi uma pizza.'],
  },
  {
    id: 'pt.word_choice.ask_for',
    kind: 'word_choice',
    pattern:
      '[=perguntar<verb>] um|uma|o|a café|água|conta|cerveja|suco|pizza|cardápio|ajuda|favor|menu|bolo|sanduíche',
    better: (match) => asVerb(match, match.marked[0], 'pedir', ['perguntar']),
    why: 'pedir',
    wrong: [
      ['Vou perguntar a conta.', 'Vou pedir a conta.'],
      ['Ela perguntou um suco.', 'Ela pediu um suco.'],
      ['Quero perguntar um favor.', 'Quero pedir um favor.'],
    ],
    right: ['Vou pedir a conta.', 'Perguntei a hora.', 'Ela perguntou onde fica.'],
  },
  {
    id: 'pt.word_choice.take_photo',
    kind: 'word_choice',
    pattern: '[=tomar|=pegar<verb>] uma|umas|muitas foto|fotos|fotografia|fotografias',
    better: (match) => asVerb(match, match.marked[0], 'tirar', ['tomar', 'pegar']),
    why: 'take_photo',
    wrong: [
      ['Quero tomar uma foto.', 'Quero tirar uma foto.'],
      ['Ele tomou muitas fotos.', 'Ele tirou muitas fotos.'],
      ['Vamos pegar umas fotos?', 'Vamos tirar umas fotos?'],
    ],
    right: ['Quero tirar uma foto.', 'Tomei um café.', 'Peguei o ônibus.'],
  },
  {
    id: 'pt.word_choice.be_now',
    kind: 'word_choice',
    pattern: [
      '[sou|é|são|somos] com fome|sede|sono|frio|calor|medo|pressa|raiva|febre|dor',
      '[sou|é|são|somos] muito? doente|cansado|cansada|ocupado|ocupada|doentes|cansados|cansadas hoje|agora',
      '^ a|o minha|meu? sopa|comida|café|arroz|feijão|pizza [é] muito? fria|frio !demais|ou|e',
      '[sou|é|são|somos] de acordo|férias',
    ],
    better: ({ marked: [verb] }) => beOf[verb?.lower ?? ''] ?? null,
    why: 'estar',
    wrong: [
      ['Eles são com sede.', 'Eles estão com sede.'],
      ['Ela é muito cansada hoje.', 'Ela está muito cansada hoje.'],
      ['O café é frio.', 'O café está frio.'],
      ['Eu sou de acordo.', 'Eu estou de acordo.'],
    ],
    right: ['Eles estão com sede.', 'Ele é doente.', 'O café está frio.', 'O Canadá é frio.'],
  },
  {
    id: 'pt.word_choice.well',
    kind: 'word_choice',
    pattern: [
      '=cantar|=falar|=cozinhar|=jogar|=dançar|=tocar|=escrever|=dirigir|=nadar muito [bom|boa] $',
      '=cantar|=falar|=cozinhar|=jogar|=dançar|=tocar|=escrever|=dirigir|=nadar muito [bom|boa] e|mas|,',
      '=dormir|=cantar|=cozinhar|=nadar|=dançar|=dirigir [mau|má|bom|boa] $',
      '=dormir|=sentir [mau] *',
    ],
    better: ({ marked: [adjective] }) => (/^(?:mau|má)$/.test(adjective?.lower ?? '') ? 'mal' : 'bem'),
    why: 'bem_mal',
    wrong: [
      ['Você fala muito bom.', 'Você fala muito bem.'],
      ['Ela dança boa.', 'Ela dança bem.'],
      ['Dormi mau esta noite.', 'Dormi mal esta noite.'],
    ],
    right: ['Você fala muito bem.', 'Ela é muito boa.', 'O tempo está mau.'],
  },
  {
    id: 'pt.word_choice.good_food',
    kind: 'word_choice',
    pattern: [
      'o bolo|café|jantar|almoço|arroz|peixe|frango|suco|pão|filme|livro =estar|=ser muito? [bem] $',
      'a comida|sopa|pizza|carne|salada|festa|aula|música =estar|=ser muito? [bem] $',
      'o bolo|café|jantar|almoço|peixe|frango|suco|pão =estar|=ser muito? [bem] ,',
      'ele|ela =ser<verb pres> muito? [bem] em|no|na',
    ],
    better: ({ word }) => (word(0) === 'a' || word(0) === 'ela' ? 'boa' : 'bom'),
    why: 'bom_bem',
    wrong: [
      ['O peixe está muito bem.', 'O peixe está muito bom.'],
      ['A pizza é bem.', 'A pizza é boa.'],
      ['Ela é muito bem em matemática.', 'Ela é muito boa em matemática.'],
    ],
    right: ['O peixe está muito bom.', 'Ela está bem.', 'O bolo está bem doce.'],
  },
  {
    id: 'pt.verb_form.there_was',
    kind: 'verb_form',
    pattern: '[houveram|haviam] muitos|muitas|poucos|poucas|dois|duas|três|vários|várias|alguns|algumas',
    better: ({ word }) => (word(0) === 'houveram' ? 'houve' : 'havia'),
    why: 'there_was',
    wrong: [
      ['Houveram duas festas.', 'Houve duas festas.'],
      ['Haviam muitas pessoas lá.', 'Havia muitas pessoas lá.'],
      ['Haviam alguns livros.', 'Havia alguns livros.'],
    ],
    right: ['Houve duas festas.', 'Havia muita gente.', 'Eles haviam saído.'],
  },
]
