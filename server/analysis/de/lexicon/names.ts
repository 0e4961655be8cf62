import { names as firstNames, properNames } from '#server/analysis/en/lexicon/names.ts'

const words = (text: string): string[] => text.trim().split(/\s+/)

export const names = firstNames

/** Countries and regions that stand without an article. */
export const countries =
  words(`Deutschland Österreich Italien Spanien Frankreich Portugal England Großbritannien Irland Schottland Polen Russland China Japan Indien Brasilien Mexiko Argentinien Kolumbien Peru Chile Bolivien
Ecuador Venezuela Kuba Kanada Amerika Afrika Asien Europa Australien Griechenland Ungarn Rumänien Bulgarien Kroatien Serbien Bosnien Albanien Slowenien Tschechien Schweden Norwegen Dänemark Finnland
Belgien Holland Luxemburg Syrien Afghanistan Ägypten Marokko Tunesien Algerien Nigeria Ghana Kenia Äthiopien Eritrea Südafrika Vietnam Thailand Korea Südkorea Indonesien Pakistan Bangladesch Israel Georgien
Armenien Kasachstan Estland Lettland Litauen Neuseeland Bayern Sachsen Hessen Tirol Südtirol Sizilien Sardinien Mallorca Katalonien Andalusien Venedig Zypern Malta Island Panama Guatemala Honduras Uruguay Paraguay`)
/** Those that have one. */
export const feminineCountries = ['Schweiz', 'Türkei', 'Ukraine', 'Slowakei', 'Mongolei', 'Dominikanische']

export const places = [
  ...properNames,
  ...countries,
  ...feminineCountries,
  ...words(`Berlin Hamburg München Köln Frankfurt Stuttgart Düsseldorf Leipzig Dresden Hannover Nürnberg Bremen Bonn Heidelberg Freiburg Mainz Kassel Potsdam Rostock Lübeck Kiel Münster Essen Dortmund Ulm Augsburg Regensburg
  Wien Salzburg Graz Innsbruck Linz Zürich Bern Basel Genf Luzern London Paris Rom Mailand Florenz Neapel Turin Bologna Madrid Barcelona Sevilla Lissabon Porto Warschau Krakau Prag Budapest Athen Istanbul Ankara Moskau
  Kiew Tokio Peking Kairo Brüssel Amsterdam Kopenhagen Stockholm Oslo Helsinki York Boston Chicago Angeles Francisco Washington Miami Dublin Edinburgh Bukarest Sofia Zagreb Belgrad Damaskus Aleppo Teheran Kabul Rhein Donau Elbe
  Alpen Ostsee Nordsee Bodensee Schwarzwald Harz USA EU DDR BRD Iran Irak Libanon Niederlande Niederlanden Kreuzberg Alexanderplatz Haribo Milka Rewe Edeka Aldi Lidl Ikea Mercedes Porsche Opel Siemens Bosch Bahn Lufthansa Flixbus
  Januar Februar März April Mai Juni Juli August September Oktober November Dezember Goethe Schiller Mozart Beethoven Bach Kafka Potter Harry New Los San St.`),
]
