import type { Text } from '../text';

export const text: Text = {
  title: 'Prywatność',
  intro:
    'Gra jest zapisana w publicznym rejestrze. Co do niego trafi, każdy może czytać, na zawsze. Dlatego zapisujemy tam jak najmniej, a ta strona mówi, co dokładnie.',
  sections: [
    {
      heading: 'Publiczne na zawsze',
      paragraphs: ['Gdy grasz, każdy może przeczytać w rejestrze, dziś i za sto lat:'],
      points: [
        'adres twojego portfela,',
        'Twój pseudonim oraz nazwę na X, jeśli ją podasz,',
        'numer i kolor twojego królika,',
        'czyjego królika skanujesz i kiedy, a więc kogo spotykasz,',
        'blok, w którym twoja tęcza stała się pełna,',
        'co obsługa zrobiła z twoim graczem i dlaczego.',
      ],
    },
    {
      heading: 'Nikt nie może tego usunąć',
      paragraphs: [
        'Ani ty, ani obsługa, ani my. Wybierz pseudonim, który mówi o tobie nie więcej, niż chcesz. Jeśli nie chcesz zostawiać takich śladów, nie rejestruj się; samo oglądanie ich nie zostawia.',
      ],
    },
    {
      heading: 'Twój e-mail',
      paragraphs: [
        'Twój adres e-mail przeglądarka szyfruje, zanim opuści telefon, kluczem należącym do tego wydarzenia. Szyfrogram także leży w rejestrze, zawsze tej samej długości. Otworzyć może go tylko obsługa wydarzenia, kluczem przechowywanym poza siecią. Służy do kontaktu z tobą w sprawie wydarzenia i nagrody.',
        'Szyfrowanie chroni adres, dopóki klucz jest bezpieczny, a metoda niezłamana. Nikt nie może tego obiecać na wieczność.',
      ],
    },
    {
      heading: 'W twoim telefonie',
      paragraphs: ['Te rzeczy aplikacja trzyma w twojej przeglądarce i nigdzie indziej:'],
      points: [
        'Twój QuickWallet, jeśli go używasz. Jest zaszyfrowany, ale hasłem wspólnym dla wszystkich: kto może używać twojego odblokowanego telefonu, może używać portfela;',
        'tajne liczby, z których powstają kody twojego królika, oraz klucz do listów od obsługi, którego nie da się wyeksportować;',
        'bilet z karty wstępu do czasu rejestracji, skany, które czekają na wysłanie, i ostatnio odczytane dane, na miejsca bez zasięgu;',
        'Twój język (ciasteczko i18n_redirected, na rok), wybór dnia lub nocy i rodzaj używanego portfela.',
      ],
    },
    {
      heading: 'Jak to wyczyścić',
      paragraphs: [
        'Usunięcie danych witryny w przeglądarce usuwa to wszystko. QuickWallet bez pobranego pliku klucza przepada wtedy bezpowrotnie.',
      ],
    },
    {
      heading: 'Aparat',
      paragraphs: [
        'Obraz z aparatu jest odczytywany w twoim telefonie. Nie jest zapisywany i nigdy go nie opuszcza.',
      ],
    },
    {
      heading: 'Kto jeszcze bierze w tym udział',
      paragraphs: [
        'Nie ma reklam, statystyk ani śledzenia. Aplikacja łączy się z serwerem, z którego ją wczytano, oraz z jednostkami AO i bramą magazynu swojej sieci. Jak każdy serwer, widzą one adres sieciowy, z którego przychodzisz. Inna firma dowiaduje się o tobie tylko wtedy, gdy wybierzesz jej portfel.',
      ],
    },
    {
      heading: 'Twoje prawa',
      paragraphs: [
        'Zapytaj obsługę wydarzenia, co przechowuje o tobie poza rejestrem, przede wszystkim odszyfrowany adres e-mail, i poproś o poprawienie lub usunięcie. To, co jest w rejestrze, pozostaje.',
      ],
    },
  ],
};
