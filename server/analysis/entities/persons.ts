/** The people one tells about, and the words for those who talk, without marks. */
interface Persons {
  /** Those whom one lives or comes with. */
  family: ReadonlySet<string>
  people: ReadonlySet<string>
  /** People in general, of whom many an opinion is. */
  anyone: ReadonlySet<string>
  others: ReadonlySet<string>
  talking: ReadonlySet<string>
  /** Of these, who speaks, and who is spoken to. */
  self: ReadonlySet<string>
  partner: ReadonlySet<string>
}

const list = (text: string) => new Set(text.split(' '))

export const athome = list(
  'mum mom mummy mommy dad daddy grandma grandpa granny mama papa oma opa maman mamie papi mamma babbo nonna nonno mamae papai vovo',
)

export const persons: Readonly<Record<string, Persons>> = {
  en: {
    family: list(
      'mother father mum mom dad parent brother sister son daughter baby wife husband partner boyfriend girlfriend friend family',
    ),
    people: list(
      'boss colleague teacher uncle aunt cousin grandmother grandfather grandma grandpa granny neighbour neighbor doctor',
    ),
    anyone: list('people man woman boy girl child kid person everybody everyone somebody someone'),
    others: list('he she they nobody'),
    talking: list('i im ive ill id me we us you your youre lets'),
    self: list('i im ive ill id me my we us our'),
    partner: list('you youre'),
  },
  de: {
    family: list(
      'mutter vater mama papa eltern bruder schwester sohn tochter baby frau mann partner partnerin freund freundin familie',
    ),
    people: list(
      'chef chefin kollege kollegin lehrer lehrerin onkel tante cousin cousine oma opa grossmutter grossvater nachbar nachbarin arzt arztin',
    ),
    anyone: list('kind leute mensch junge madchen person'),
    others: list('er niemand'),
    talking: list('ich mich mir wir uns du dich dir ihr euch ihnen'),
    self: list('ich mich mir mein meine meinen meiner meinem wir uns unser unsere'),
    partner: list('du ihr'),
  },
  es: {
    family: list(
      'madre padre mama papa hermano hermana hijo hija bebe mujer marido esposo esposa pareja novio novia amigo amiga familia',
    ),
    people: list(
      'jefe jefa companero companera profesor profesora profe tio tia primo prima abuelo abuela vecino vecina medico medica',
    ),
    anyone: list('nino nina gente hombre chico chica persona'),
    others: list('el ella ellos ellas nadie'),
    talking: list('yo me mi conmigo nosotros nosotras nos tu te ti usted'),
    self: list('yo me mi mis conmigo nosotros nosotras nos nuestro nuestra'),
    partner: list('tu usted'),
  },
  fr: {
    family: list(
      'mere pere maman papa parent frere soeur fils fille bebe femme mari copain copine compagnon ami amie famille',
    ),
    people: list(
      'chef collegue professeur prof oncle tante cousin cousine grand-mere grand-pere mamie papi voisin voisine medecin docteur',
    ),
    anyone: list('enfant gens homme garcon personne'),
    others: list('il elle ils elles personne'),
    talking: list('je j me m moi nous on tu te t toi vous'),
    self: list('je j me m moi mon ma mes nous on notre nos'),
    partner: list('tu vous'),
  },
  it: {
    family: list(
      'madre padre mamma papa genitore fratello sorella figlio figlia moglie marito compagno compagna ragazzo ragazza fidanzato fidanzata amico amica famiglia',
    ),
    people: list(
      'capo collega insegnante maestro maestra professore professoressa zio zia cugino cugina nonno nonna vicino vicina medico dottore',
    ),
    anyone: list('bambino bambina gente uomo donna persona'),
    others: list('lui loro nessuno'),
    talking: list('io mi me noi ci tu ti te lei le'),
    self: list('io mi me mio mia miei mie noi ci nostro nostra'),
    partner: list('tu lei'),
  },
  pt: {
    family: list(
      'mae pai pais mamae papai irmao irma filho filha bebe esposa mulher marido esposo namorado namorada companheiro companheira amigo amiga familia',
    ),
    people: list('chefe colega professor professora tio tia primo prima avo vovo vizinho vizinha medico medica'),
    anyone: list('crianca gente homem menino menina pessoa'),
    others: list('ele ela eles elas ninguem'),
    talking: list('eu me mim comigo nos tu te voce voces'),
    self: list('eu me mim meu minha meus minhas comigo nos nosso nossa'),
    partner: list('voce voces tu'),
  },
}
