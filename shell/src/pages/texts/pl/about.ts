import type { Text } from '../text';

export const text: Text = {
  title: 'O grze',
  intro:
    'Rainbow Rabbit to gra na prawdziwe miejsce pełne prawdziwych ludzi. Tłum jest łąką, a każda spotkana osoba może mieć kolor, którego ci brakuje.',
  sections: [
    {
      heading: 'Cel',
      paragraphs: [
        'Każdy gracz jest królikiem w jednym z siedmiu kolorów: zielonym, żółtym, niebieskim, czerwonym, pomarańczowym, indygo lub fioletowym. Skanuj króliki innych i zbieraj kolory, których nie masz. Każdy kolor liczy się raz.',
        'Gdy twoja tęcza jest pełna, rejestr zapamiętuje blok, w którym to się stało. Dopiero wtedy możesz ruszyć po klucz.',
      ],
    },
    {
      heading: 'Kim jest Biały Królik',
      paragraphs: [
        'Jedna osoba wśród graczy jest w tajemnicy Białym Królikiem. Rolę losuje obsługa, a ani rejestr, ani niczyj ekran nie zdradza, kto nim jest. Biały Królik skanuje i daje się skanować jak wszyscy, dochowuje tajemnicy i zostaje do końca.',
        'Biały Królik strzeże klucza. Znajdź tę osobę i zadaj pytanie: kto ma pełną tęczę i pierwszy poda właściwy klucz, zdobywa nagrodę główną.',
      ],
    },
    {
      heading: 'Jak działa skan',
      paragraphs: [
        'Kod twojego królika zmienia się co trzydzieści sekund, więc jego zdjęcie szybko traci wartość. Skan to wiadomość, którą podpisuje twój portfel. Kolor od razu pojawia się na twoim ekranie; nieco później telefon królika pokazuje, że kod był prawdziwy, i kolor liczy się w rankingu. Zmyślony skan jest skreślany.',
      ],
    },
    {
      heading: 'Publiczny rejestr a twoja prywatność',
      paragraphs: [
        'Gra nie ma własnego serwera, który mógłby coś ukrywać lub oszukiwać. To program na AO, publicznym komputerze: każdy może przeczytać, co wie, i sprawdzić, co zrobił.',
        'Dlatego twój pseudonim, królik i skany są publiczne na zawsze, a twój e-mail jest szyfrowany w przeglądarce, zanim opuści telefon. Strona o prywatności mówi dokładnie, co gdzie trafia.',
      ],
    },
    {
      heading: 'Kto prowadzi wydarzenie',
      paragraphs: [
        'Każde wydarzenie ma obsługę, której portfele program zna. Obsługa zaczyna i kończy grę oraz dba o uczciwość. Wszystko, co robi, ma podany powód i też jest publiczne.',
      ],
    },
  ],
};
