import { shellBuild } from '@rainbow-rabbit/tools/build';

export default shellBuild();
