/** The numbers of tickets and admission, which code in `domain/` folders may import. */
export * from '../../../common/client/generated';
