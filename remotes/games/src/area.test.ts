import { describeArea } from '@rainbow-rabbit/shared/testing';
import area from './area';
import { declaration } from './declaration';

describeArea({ area, declaration });
