import type { Rule } from '#server/analysis/grammar/rule.ts'
import { asVerb } from '#server/analysis/pt/rules/everyday.ts'

const alike: Readonly<Record<string, string>> = {
  largo: 'longo',
  larga: 'longa',
  largos: 'longos',
  largas: 'longas',
  apelido: 'sobrenome',
  taça: 'xícara',
  esquisita: 'deliciosa',
  esquisito: 'delicioso',
  embaraçada: 'grávida',
  vaso: 'copo',
  oficina: 'escritório',
}

/** Words that Spanish has, too, for something else, and its small words. */
export const spanishFriends: readonly Rule[] = [
  {
    id: 'pt.from_es.false_friends',
    kind: 'false_friend',
    pattern: [
      'filme|livro|dia|viagem|cabelo|aula|caminho =ser|=estar muito? [largo|larga]',
      'nome ~apelido{1,4} meu|seu|teu [apelido]',
      'qual é o|a? seu|teu [apelido]',
      '[taça] de café|chá|leite',
      'comida|sopa|sobremesa|bolo|jantar|carne|peixe|pizza ~não{0,4} =ser|=estar muito? [esquisita|esquisito]',
      'está|estou|estava|é [embaraçada]',
      '[vaso] de água|suco|leite|vinho',
      'trabalho|trabalha|vou em|na|para|à|a uma|minha|a? [oficina] !de|mecânica',
    ],
    better: ({ marked: [own] }) => alike[own?.lower ?? ''] ?? null,
    why: 'false_friend',
    wrong: [
      ['A viagem foi muito larga.', 'A viagem foi muito longa.'],
      ['Meu nome é Ana e meu apelido é Gómez.', 'Meu nome é Ana e meu sobrenome é Gómez.'],
      ['Quero um vaso de água.', 'Quero um copo de água.'],
      ['Uma taça de chá, por favor.', 'Uma xícara de chá, por favor.'],
    ],
    right: ['A viagem foi muito longa.', 'A rua é larga.', 'Uma taça de vinho.', 'Um vaso de flores.'],
  },
  {
    id: 'pt.from_es.break',
    kind: 'false_friend',
    pattern:
      '[=romper<verb>] o|a|os|as|um|uma|meu|minha copo|vaso|perna|braço|prato|janela|telefone|celular|óculos|cadeira|computador',
    better: (match) => asVerb(match, match.marked[0], 'quebrar', ['romper']),
    why: 'false_friend',
    wrong: [
      ['Ele rompeu a janela.', 'Ele quebrou a janela.'],
      ['Meu filho rompeu um copo.', 'Meu filho quebrou um copo.'],
      ['Vai romper o prato!', 'Vai quebrar o prato!'],
    ],
    right: ['Ele quebrou a janela.', 'Ela rompeu o contrato.', 'Eles romperam.'],
  },
  {
    id: 'pt.from_es.article',
    kind: 'article',
    pattern: [
      '[lo] meu|minha|seu|sua|nosso|que|mais|melhor',
      '[la] <noun fem sg>',
      '[lo] <noun masc sg>',
      '[la] minha|sua|nossa|mais|melhor',
    ],
    better: ({ word }) => (word(0) === 'la' ? 'a' : 'o'),
    why: 'lo_article',
    wrong: [
      ['Lo melhor é a praia.', 'O melhor é a praia.'],
      ['Gosto de ver la cidade.', 'Gosto de ver a cidade.'],
      ['Lo meu pai é alto.', 'O meu pai é alto.'],
    ],
    right: ['O melhor é a praia.', 'Quero comprá-la.', 'Vou lá.'],
  },
  {
    id: 'pt.from_es.or',
    kind: 'word_choice',
    pattern: [
      'café|chá|água|suco|leite|vinho|cerveja|carne|peixe|hoje|sim|praia [o] café|chá|água|suco|leite|vinho|cerveja|carne|peixe|amanhã|não',
    ],
    better: 'ou',
    why: 'spanish_word',
    wrong: [
      ['Você quer vinho o suco?', 'Você quer vinho ou suco?'],
      ['Hoje o amanhã?', 'Hoje ou amanhã?'],
      ['Prefere carne o peixe?', 'Prefere carne ou peixe?'],
    ],
    right: ['Você quer vinho ou cerveja?', 'Bebo o café.', 'Como o peixe.'],
  },
  {
    id: 'pt.from_es.him',
    kind: 'word_choice',
    pattern: ['eu|nós|não|sempre [le|les] <verb>', '^ [le|les] <verb 1s>'],
    better: ({ marked: [own] }) => (own?.lower === 'les' ? 'lhes' : 'lhe'),
    why: 'spanish_word',
    wrong: [
      ['Eu le disse a verdade.', 'Eu lhe disse a verdade.'],
      ['Nós les demos um livro.', 'Nós lhes demos um livro.'],
      ['Le escrevo amanhã.', 'Lhe escrevo amanhã.'],
    ],
    right: ['Eu lhe disse a verdade.', 'Ele lê o jornal.', 'Nós lemos.'],
  },
  {
    id: 'pt.from_es.personal_a',
    kind: 'preposition',
    pattern: [
      'conheço|conhece|vi|vejo|amo|visito|visitei|ajudo|espero|conhecer|visitar|ver [ao|à] meu|minha|seu|sua|nosso|nossa',
      'conheço|conhece|vi|vejo|amo|visito|visitei|ajudo|conhecer|visitar|ver [a] meus|seus|nossos|meu|seu|nosso',
    ],
    better: ({ word }) => ({ ao: 'o', à: 'a' })[word(1)] ?? '',
    why: 'no_preposition',
    wrong: [
      ['Visito ao meu tio.', 'Visito o meu tio.'],
      ['Vi a meus amigos.', 'Vi meus amigos.'],
      ['Conheço à sua prima.', 'Conheço a sua prima.'],
    ],
    right: ['Visito o meu tio.', 'Vi meus amigos.', 'Conheço a sua prima.'],
  },
  {
    id: 'pt.from_es.at_night',
    kind: 'preposition',
    pattern: ['[na|pela] noite $', '[na] manhã $', '[na] tarde $'],
    better: ({ word }) => (word(1) === 'manhã' ? 'de' : 'à'),
    why: 'verb_preposition',
    wrong: [
      ['Trabalho na noite.', 'Trabalho à noite.'],
      ['Estudo na tarde.', 'Estudo à tarde.'],
      ['Corro na manhã.', 'Corro de manhã.'],
    ],
    right: ['Trabalho à noite.', 'Na noite de sábado eu saí.', 'Corro de manhã.'],
  },
  {
    id: 'pt.from_es.for_someone',
    kind: 'preposition',
    pattern: 'presente|bolo|livro|carta|flores|algo [por] minha|meu|você|ela|ele',
    better: 'para',
    why: 'verb_preposition',
    wrong: [
      ['Fiz um bolo por meu pai.', 'Fiz um bolo para meu pai.'],
      ['Tenho um presente por você.', 'Tenho um presente para você.'],
      ['Comprei flores por ela.', 'Comprei flores para ela.'],
    ],
    right: ['Fiz um bolo para meu pai.', 'Obrigado por você vir.', 'Passo por ela.'],
  },
]
