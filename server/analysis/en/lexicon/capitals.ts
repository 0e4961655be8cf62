/** Words that have a capital letter and no other meaning without it. */
export const capitals = `
Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays January February April June July September October November December
Christmas Easter Halloween English Spanish French German Italian Portuguese Brazilian American British Irish Scottish Chinese Japanese Korean Russian Ukrainian Turkish Arabic Greek Dutch Swedish Norwegian
Finnish Hungarian Romanian Bulgarian Croatian Serbian Czech Slovak Indian Pakistani Vietnamese Thai Indonesian Mexican Colombian Peruvian Chilean Argentinian Venezuelan Cuban Ecuadorian Bolivian Canadian Australian
African Asian European Austrian Belgian Moroccan Algerian Tunisian Egyptian Syrian Iranian Iraqi Israeli Lebanese Afghan Ethiopian Nigerian Kenyan Albanian Latin Hindi Hebrew Persian Catalan
England Spain France Germany Italy Portugal Brazil America Britain Ireland Scotland Wales Japan Korea Russia Ukraine Greece Netherlands Holland Sweden Norway Finland Denmark Iceland Hungary Romania Bulgaria Croatia
Serbia Poland Slovakia Slovenia India Pakistan Vietnam Thailand Indonesia Mexico Colombia Peru Argentina Venezuela Cuba Ecuador Bolivia Uruguay Paraguay Canada Australia Africa Asia Europe Austria Belgium Switzerland
Morocco Algeria Tunisia Egypt Syria Iran Iraq Israel Lebanon Afghanistan Ethiopia Nigeria Kenya Albania Philippines Malaysia Singapore London Paris Madrid Barcelona Berlin Munich Hamburg Vienna Rome Milan Venice Naples Florence
Lisbon Porto Moscow Istanbul Athens Tokyo Beijing Shanghai Seoul Dublin Edinburgh Manchester Liverpool Oxford Cambridge Brussels Amsterdam Stockholm Copenhagen Oslo Helsinki Prague Warsaw Budapest Zurich Geneva Valencia Seville
`
  .trim()
  .split(/\s+/)
