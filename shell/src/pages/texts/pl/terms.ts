import type { Text } from '../text';

export const text: Text = {
  title: 'Regulamin',
  intro: 'W skrócie: graj uczciwie, szanuj innych, pilnuj swojego klucza. Dłuższa wersja poniżej.',
  sections: [
    {
      heading: 'Co to jest',
      paragraphs: [
        'Rainbow Rabbit to bezpłatna gra na wydarzenia i dom dla społeczności wokół nich. Nie ma tu nic do kupienia. Grając, akceptujesz ten regulamin.',
      ],
    },
    {
      heading: 'Twój portfel',
      paragraphs: [
        'Do gry potrzebny jest portfel. QuickWallet tworzy go w twojej przeglądarce: klucz istnieje tylko na twoim urządzeniu i nikt nie może go dla ciebie odzyskać. Jeśli chcesz zachować portfel, pobierz plik klucza i nikomu go nie dawaj.',
        'Kto używa twojego portfela, gra jako ty. Nagroda trafia do portfela, który grał.',
      ],
    },
    {
      heading: 'Uczciwa gra',
      paragraphs: ['Chodzi o spotkania z ludźmi. Dlatego:'],
      points: [
        'Jedna osoba, jeden gracz.',
        'Żadnych skryptów, zmyślonych skanów ani krążących zdjęć kodów.',
        'Pseudonim, który nikogo nie rani.',
        'Szacunek dla miejsca i dla wszystkich, którzy w nim są, także dla tych, którzy nie grają.',
      ],
    },
    {
      heading: 'Co może obsługa',
      paragraphs: [
        'Obsługa wydarzenia może wstrzymać lub zakończyć grę, odebrać kolor albo wykluczyć gracza. Każde z tych działań wymaga powodu i wraz z nim jest publiczne. Właściciel programu mógłby go też zmienić; ślad po tym zostałby w rejestrze na zawsze.',
      ],
    },
    {
      heading: 'Nagroda',
      paragraphs: [
        'O tym, co jest nagrodą, mówi obsługa wydarzenia. Wygrywa najwcześniejsza poprawna odpowiedź w kolejności rejestru, a każdy może to samodzielnie przeliczyć. Nagroda trafia po grze do portfela zwycięzcy.',
      ],
    },
    {
      heading: 'Czego nie można cofnąć',
      paragraphs: [
        'To, co zatwierdzasz w aplikacji, trafia do publicznego rejestru. Ani ty, ani my nie możemy tego zmienić ani usunąć. Przed rejestracją przeczytaj stronę o prywatności.',
      ],
    },
    {
      heading: 'Brak gwarancji',
      paragraphs: [
        'Sieci zawodzą, baterie się rozładowują, w halach bywają miejsca bez zasięgu. Gra jest udostępniana taka, jaka jest, a za utracone skany, portfele i nagrody nikt nie odpowiada w zakresie szerszym, niż wymaga prawo. Jeśli prawo twojego kraju daje ci więcej, masz więcej.',
        'Jeśli nie jesteś osobą pełnoletnią, przed rejestracją zapytaj kogoś, kto się tobą opiekuje.',
      ],
    },
    {
      heading: 'Zmiany',
      paragraphs: [
        'Regulamin należy do tej wersji aplikacji, w której go czytasz. Nowsza wersja może mieć nowszy regulamin; w rozpoczętym już wydarzeniu obowiązuje dotychczasowy.',
      ],
    },
  ],
};
