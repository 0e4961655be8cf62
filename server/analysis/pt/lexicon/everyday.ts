import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { pluralOf } from './nouns.ts'

/** Everyday words that the dictionary lacks, or whose gender it does not tell: tags, then forms. */
const words = `
noun masc sg: apelido sobrenome apetite protocolo refrigerante conhaque atalho arranhão antepassado atirador procurador vilão anoitecer assalto alicate papai vovô mamão titio apito guarda-roupa micro-ondas liquidificador perrengue mico brigadeiro pingado açaí guaraná acarajé moletom motoboy streamer app crachá boleto pão-duro pernilongo feriadão churrasco churrascão esparadrapo
noun fem sg: vila viúva sobrevivência hipoteca melodia cooperação abordagem aberração estreia anotação vovó titia estante turnê moqueca tapioca coxinha empada laje quitinete quentinha marmita havaianas balada galera grana resenha
noun fem pl: estantes moquecas coxinhas tapiocas vovós marmitas
noun masc pl: mamões brigadeiros boletos churrascos micos
noun: avós
people: caçula informante representante comediante visitante viajante participante acompanhante atacante traficante nazista turista personagem neném prof colega xará dentista artista jornalista motorista recepcionista taxista estudante pianista guitarrista cientista economista policial atendente
word: bastantes avesso poderes servidão excitantes véio véia piá esfiha kibe risole regata amaciante arara dermatologista ginecologista oftalmologista cursinho beijinho barzinho cafezinho pouquinho pertinho gostosinho vencedores perdedores espiões vilões anotações moradores seguidores traidores imóveis habitantes antecedentes antepassados excitante confiante constante arrogante irritante semelhante semelhantes distantes restantes repugnante humilhante frustrante extraordinário extraordinária biológico biológica imortal anormal adorável adoráveis ignorante paranóico peraí bonzinho miseráveis apitou dera quem-quer-que-seja malpassado bem-passado zen diet light vintage tipo ufa aff hã uhum aham ixe vixe oxe uai tchê bah mano véi vambora bora partiu tmj sqn
of masc: acordo sexo inferno ouro teste passo cheiro saco risco buraco movimento processo apoio objetivo arquivo truque sono piloto raio limite uniforme compromisso pensamento molho veneno esforço desastre tesouro rumo papo abrigo ritmo resgate tanque golfe progresso ensino cargo vampiro treino creme castigo tubo brilho ramo sujeito registro reino inimigo suporte estresse perfume orçamento conceito
of fem: carta maneira lista resposta diferença peça droga batalha justiça pista legenda pedra mentira esperança vergonha bala banda oferta imprensa magia bagunça zona folga madeira maravilha carga tarefa armadilha aliança bruxa sombra fortuna fuga medicina fumaça ponta barba bandeira tinta vaga queda aventura agenda inveja coluna pasta trilha roda feira curva aranha praga faixa lanterna gordura poeira vela
`

export const everyday: readonly Entry[] = words
  .split('\n')
  .filter(Boolean)
  .flatMap((line) => {
    const [tags = '', forms = ''] = line.split(': ')
    return forms
      .split(' ')
      .flatMap((form) =>
        tags === 'people'
          ? ofGenders(form, ['masc', 'fem'])
          : tags.startsWith('of ')
            ? ofGenders(form, [tags.slice(3)])
            : [{ form, lemma: form, tags }],
      )
  })

function ofGenders(lemma: string, genders: readonly string[]): Entry[] {
  return genders.flatMap((gender) => [
    { form: lemma, lemma, tags: `noun ${gender} sg` },
    { form: pluralOf(lemma), lemma, tags: `noun ${gender} pl` },
  ])
}
